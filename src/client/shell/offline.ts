// The service worker: after one visit everything works without a connection, and a new version waits to be asked for.
import { signal } from '@preact/signals';
import { type ComponentChild, h } from 'preact';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import { words } from '../locale/index.ts';

const waiting = signal<ServiceWorker | null>(null);
/** Whether the server says things that this page does not know yet. */
const isOutdated = signal(false);

/** Keeps the house on this device, where the browser can. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register('/sw.js').then(registration => {
    const found = () => {
      // A first visit has nothing to replace.
      if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
    };
    found();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', found));
  });
  let isReloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!waiting.value || isReloading) return;
    isReloading = true;
    location.reload();
  });
}

/** The server named the version it speaks; one that is newer has newer pages too. Whatever this page says is still understood. */
export function hearProtocol(version: number): void {
  isOutdated.value = version > PROTOCOL_VERSION;
  if (!isOutdated.value || waiting.value || !('serviceWorker' in navigator)) return;
  // Where this fails, the next answer of the server tries again.
  void navigator.serviceWorker
    .getRegistration()
    .then(registration => registration?.update())
    .catch(() => {});
}

/** What brings the new version, once it is there. */
function loading(): (() => void) | undefined {
  const worker = waiting.value;
  if (worker) return () => worker.postMessage('take over');
  // Without a worker nothing old is kept: the server gives its new pages to whoever asks.
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return isOutdated.value && !isKept ? () => location.reload() : undefined;
}

/** Offers a new version; never during a game. */
export function UpdateChip({ isQuiet }: { isQuiet: boolean; language: string }): ComponentChild {
  const onClick = loading();
  if (!onClick || isQuiet) return null;
  const { ready, load } = words.value.newVersion;
  return h(
    'p',
    { class: 'update-chip', role: 'status' },
    ready,
    ' ',
    h('button', { type: 'button', class: 'button second', onClick }, load),
  );
}

/** Offers it in the bar of an online table, which goes on after it, where the server is ahead of this page. */
export function OutdatedChip(): ComponentChild {
  const onClick = loading();
  if (!onClick || !isOutdated.value) return null;
  const { ready, load } = words.value.newVersion;
  return h('button', { type: 'button', class: 'chip press', title: load, onClick }, ready);
}
