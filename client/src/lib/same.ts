/** Whether two JSON values say the same; the order of names in an object doesn't matter. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
