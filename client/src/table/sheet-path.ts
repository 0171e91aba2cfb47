// What stands at a path of a sheet's JSON.
export function numberAt(sheet: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], sheet);
}
