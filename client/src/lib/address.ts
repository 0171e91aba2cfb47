// What an address means.
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; table: string; number: number; seat: number | null }
  | { page: 'review'; table: string; number: number | null; seat: number | null }
  | { page: 'again'; table: string; seat: number | null }
  | { page: 'bots' }
  | { page: 'me' }
  | { page: 'circle'; circle: string }
  | { page: 'new'; game: string | null; typed: boolean }
  | { page: 'club'; evening: string | null; wall: boolean }
  | { page: 'nowhere' };

export function readRoute(path: string, search = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'join' && second) return { page: 'join', code: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'club') return { page: 'club', evening: second ?? null, wall: third === 'wall' };
  const asked = query.get('seat');
  const seat = asked === null ? null : Number(asked);
  if (first === 'replay' && second) return { page: 'replay', table: second, number: Number(third ?? 0) || 0, seat };
  if (first === 'review' && second && third === 'again') return { page: 'again', table: second, seat };
  if (first === 'review' && second) return { page: 'review', table: second, number: Number(third ?? 0) || null, seat };
  if (first === 'bots') return { page: 'bots' };
  if (first === 'c' && second) return { page: 'circle', circle: second };
  if (first === 'me') return { page: 'me' };
  if (query.has('new')) return { page: 'new', game: query.get('new'), typed: query.get('dice') === 'typed' };
  return first === undefined ? { page: 'home' } : { page: 'nowhere' };
}

/** As it was typed where it isn't well encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
