// Which screen is shown, told by the address.
import { readRoute, type Route } from './address';
import { hush } from './live.svelte';

class Router {
  route = $state<Route>({ page: 'home' });

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    hush();
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
