// Notices of the browser when it is somebody's turn: subscribed here, shown by the service worker.
import { GAME_IDS } from '../catalogue.ts';
import { words } from '../locale/index.ts';
import { titleOf } from '../shell/cover.ts';
import { changeSession, pushKey } from './api.ts';
import { serverWords } from './server-words.ts';

/** How it went: on, off, or why the browser does not do it. */
export type PushState = 'on' | 'off' | 'none' | 'refused' | 'failed';

/** Where the service worker finds the words of its notices; it cannot read settings. */
const NOTICES = { cache: 'notices', address: '/notices.json' } as const;

/** Whether notices are shown on this device. */
export async function pushState(): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'none';
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return 'off';
  await keepNoticeWords();
  return 'on';
}

/** Asks the browser for notices, and tells the server where to send them. */
export async function turnPushOn(): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const applicationServerKey = bytesOf(await pushKey());
  const subscribed = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
  if (!subscribed) return 'failed';
  const { endpoint, keys } = subscribed.toJSON();
  const isTold = await changeSession({
    push: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  }).then(
    () => true,
    () => false,
  );
  if (!isTold) await subscribed.unsubscribe();
  else await keepNoticeWords();
  return isTold ? 'on' : 'failed';
}

export async function turnPushOff(): Promise<PushState> {
  await changeSession({ push: null });
  const registration = await worker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Leaves the words of notices where the service worker finds them; what is said elsewhere is added. */
export async function keepNoticeWords(more: { readonly daily?: string } = {}): Promise<void> {
  const titles = Object.fromEntries(GAME_IDS.map(id => [id, titleOf(id)]));
  const cache = await caches.open(NOTICES.cache);
  const before: unknown = await (await cache.match(NOTICES.address))?.json().catch(() => ({}));
  const asked = serverWords.value.asksYou('{name}');
  const kept = { ...(before as object | undefined), turn: words.value.table.yourTurn, asked, titles, ...more };
  await cache.put(NOTICES.address, new Response(JSON.stringify(kept)));
}

/** A key as the browser wants it: bytes instead of base64url. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, character => character.charCodeAt(0));
}
