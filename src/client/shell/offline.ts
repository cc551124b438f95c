// The service worker: after one visit everything works without a connection, and a new version waits to be asked for.
import { signal } from '@preact/signals';
import { h, type VNode } from 'preact';
import { words } from '../locale/index.ts';

const waiting = signal<ServiceWorker | null>(null);

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

/** Offers a new version; never during a game. */
export function UpdateChip({ isQuiet }: { isQuiet: boolean; language: string }): VNode | null {
  const worker = waiting.value;
  if (!worker || isQuiet) return null;
  const { ready, load } = words.value.newVersion;
  const button = h('button', { type: 'button', class: 'button second', onClick: () => worker.postMessage('take over') }, load);
  return h('p', { class: 'update-chip', role: 'status' }, ready, ' ', button);
}
