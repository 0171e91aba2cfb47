// Small things that the browser keeps for this person; all of it works without, too.
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`rollwright.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`rollwright.${key}`);
    else localStorage.setItem(`rollwright.${key}`, value);
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
