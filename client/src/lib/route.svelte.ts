// Which screen is shown, told by the address.
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; table: string; number: number; seat: number | null }
  | { page: 'me' }
  | { page: 'new'; game: string | null };

export function readRoute(path: string, search = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'join' && second) return { page: 'join', code: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'replay' && second) {
    const seat = query.get('seat');
    return { page: 'replay', table: second, number: Number(third ?? 0) || 0, seat: seat === null ? null : Number(seat) };
  }
  if (first === 'me') return { page: 'me' };
  if (query.has('new')) return { page: 'new', game: query.get('new') };
  return { page: 'home' };
}

class Router {
  route = $state<Route>({ page: 'home' });

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without another screen, for a link to this moment. */
  note(path: string): void {
    history.replaceState(null, '', path);
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.search);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
