// The page as it is kept by its service worker: newer versions, and a way out.
import type { Route } from './address';
import { kept } from './kept';
import { router } from './route.svelte';

/** Only a page on https (or on this machine) may keep itself for later. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (new URLSearchParams(location.search).has('fresh')) return startAnew();
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const offer = () => takeOver(registration);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  addEventListener('popstate', offer);
  if (kept('push')) void import('./push').then(({ renewPush }) => renewPush()).catch(() => undefined); // on the next visit, then
  offer();
}

/** Screens that can be loaded again without anything being lost: no match, nothing half filled in. */
const QUIET: readonly Route['page'][] = ['home', 'rules', 'bots'];

/** A newer version is used from now on, but only where that disturbs nobody. The first one replaces none. */
function takeOver(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting || !navigator.serviceWorker.controller || !QUIET.includes(router.route.page)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('take-over');
}

/** `/?fresh` forgets the kept page, whatever state it is in. Matches of this device stay. */
async function startAnew(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.replace('/');
}
