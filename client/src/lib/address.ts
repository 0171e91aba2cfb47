// What an address means.
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; table: string; number: number; seat: number | null }
  | { page: 'bots' }
  | { page: 'me' }
  | { page: 'new'; game: string | null; typed: boolean }
  | { page: 'nowhere' };

export function readRoute(path: string, search = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'join' && second) return { page: 'join', code: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'replay' && second) {
    const seat = query.get('seat');
    return { page: 'replay', table: second, number: Number(third ?? 0) || 0, seat: seat === null ? null : Number(seat) };
  }
  if (first === 'bots') return { page: 'bots' };
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
