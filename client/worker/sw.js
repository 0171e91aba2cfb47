// Keeps the page itself, the rules of the games and their words at hand, so that it starts without a network.
//
// Each version of the page has a cache of its own, filled before that version is used: a page never meets files of
// another one. A new version waits until the page says that no match is running (`take-over`). A page that is asked for
// comes from the network where there is one, so a worker that has gone wrong never keeps an old page alive.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const LANGUAGES = __LANGUAGES__;
/** The nets of this version's bots. They are kept when they are wanted. */
const NETS_NOW = __NETS__;

const PAGE = `page-${VERSION}`;
/** What the server tells everybody alike: the newest answer is kept. */
const ANSWERS = 'answers';
const NETS = 'nets';
const KEPT_ANSWERS = /^\/api\/(games|bots|rules\/[a-z-]+)$/;
/** How long a page waits for a network that doesn't answer. */
const PATIENCE = 2500;

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.data === 'take-over' && self.skipWaiting());

async function prepare() {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await keepAnswers().catch(() => undefined); // they come again with the next visit
  // The first version has nobody to wait for.
  if (!self.registration.active) await self.skipWaiting();
}

async function keepAnswers() {
  const answers = await caches.open(ANSWERS);
  await answers.addAll(['/api/games', '/api/bots']);
  const games = await (await answers.match('/api/games')).json();
  await answers.addAll(games.flatMap(({ key }) => LANGUAGES.map((language) => `/api/rules/${key}?lang=${language}`)));
}

async function begin() {
  const names = await caches.keys();
  const others = names.filter((name) => ![PAGE, ANSWERS, NETS].includes(name));
  await Promise.all([...others.map((name) => caches.delete(name)), forgetOldNets()]);
  await self.clients.claim();
}

async function forgetOldNets() {
  const nets = await caches.open(NETS);
  const old = (await nets.keys()).filter(({ url }) => !NETS_NOW.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => nets.delete(request)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KEPT_ANSWERS.test(url.pathname)) event.respondWith(answer(request));
  else if (!url.pathname.startsWith('/api/') && url.pathname !== '/ws') event.respondWith(file(request));
});

async function page(request) {
  const kept = (await caches.open(PAGE)).match('/');
  try {
    const response = await inTime(fetch(request));
    // A server that is down behind a proxy is no reason to show its error.
    return response.status < 500 ? response : ((await kept) ?? response);
  } catch (error) {
    return (await kept) ?? Promise.reject(error);
  }
}

function inTime(response) {
  return Promise.race([response, new Promise((_, reject) => setTimeout(() => reject(new Error('too slow')), PATIENCE))]);
}

async function answer(request) {
  const answers = await caches.open(ANSWERS);
  try {
    const response = await fetch(request);
    if (response.ok) await answers.put(request, response.clone());
    return response;
  } catch (error) {
    return (await answers.match(request)) ?? Promise.reject(error);
  }
}

async function file(request) {
  return (await (await caches.open(PAGE)).match(request)) ?? fetch(request);
}

// It is somebody's move, or they are asked to a table: the server tells it to those who don't look.
self.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));

async function notify({ title = 'Rollwright', body, url = '/', tag, moves = 0 }) {
  await self.navigator.setAppBadge?.(moves).catch(() => undefined);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage('moves');
  // Whoever has the page before them sees it there.
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    data: url,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
  });
}

/** Brings the page to a table: the window that shows it, else any that there is, else a new one. */
async function show(url) {
  const address = new URL(url, location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  if (there) return there.focus();
  const opened = await pages[0]?.navigate(address).catch(() => null);
  return opened ? opened.focus() : self.clients.openWindow(address);
}

/** A browser may give a device another address by itself. */
async function subscribeAnew(event) {
  const { key } = await (await fetch('/api/push')).json();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  const lang = LANGUAGES.find((language) => self.navigator.language.startsWith(language)) ?? 'en';
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, lang }),
  });
}
