// Keeps a whole version of the house on the device. The build fills in its name and its files.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const OURS = 'tabletour ';

self.addEventListener('install', event => {
  event.waitUntil(caches.open(OURS + VERSION).then(cache => cache.addAll(FILES)));
});

self.addEventListener('activate', event => {
  const sweep = async () => {
    const old = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== OURS + VERSION);
    await Promise.all(old.map(name => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(sweep());
});

// A new version waits until somebody asks for it: a running game keeps the one it began with.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  const wanted = request.mode === 'navigate' ? '/index.html' : pathname;
  const answer = async () => (await (await caches.open(OURS + VERSION)).match(wanted)) ?? fetch(request);
  event.respondWith(answer());
});
