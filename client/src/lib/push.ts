// Being told while the page is closed that it is one's move: by the push service of the browser, without an account.
import { api } from './http';
import { keep, kept } from './kept';
import { currentLanguage } from './text.svelte';

/** `insecure`: the page came over plain http. `install`: the phone allows it for installed pages only. */
export type PushState = 'on' | 'off' | 'denied' | 'insecure' | 'install' | 'unsupported';

const KEPT = 'push';

export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  return kept(KEPT) && (await subscribed()) ? 'on' : 'off';
}

/** Asks the person, the browser and the server, in this order. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await subscribe();
  keep(KEPT, 'on');
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  keep(KEPT, null);
  const subscription = await subscribed();
  if (subscription) {
    await api.pushOff(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Tells the server anew where this device hears, and in which language. */
export async function renewPush(): Promise<void> {
  if (kept(KEPT) && (await pushState()) === 'on') await subscribe();
}

async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One with another key is there: a server that was set up anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await api.pushOn({ endpoint, p256dh: keys.p256dh, auth: keys.auth, lang: currentLanguage() });
}

async function subscribed(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

function isApplePhone(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
