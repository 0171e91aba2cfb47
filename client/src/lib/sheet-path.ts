// Paths into a sheet's JSON: names and places joined by dots, as the server writes them.
import type { Entry } from './game-types';

function isEntry(value: unknown): value is Entry {
  return value === null || typeof value === 'number' || typeof value === 'string';
}

function inside(value: unknown): [string, unknown][] {
  return value !== null && typeof value === 'object' ? Object.entries(value) : [];
}

/** What stands at a path. */
export function entryAt(sheet: unknown, path: string): Entry | undefined {
  let found = sheet;
  for (const key of path.split('.')) found = inside(found).find(([name]) => name === key)?.[1];
  return isEntry(found) ? found : undefined;
}

/** Where two sheets of a seat differ: what was written between two views. */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return [];
  if (isEntry(after)) return [path.slice(0, -1)];
  const known = new Map(inside(before));
  return inside(after).flatMap(([key, value]) => changedPaths(known.get(key), value, `${path}${key}.`));
}
