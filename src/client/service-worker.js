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

/** The words of notices, as the page left them in the language of its reader. */
async function noticeWords() {
  const kept = await (await caches.open('notices')).match('/notices.json');
  return kept ? kept.json() : { turn: 'Your turn', titles: {} };
}

// The server says no more than which table waits, and with whom; what it looks like is nobody else's business.
self.addEventListener('push', event => {
  const show = async () => {
    const { event: what, table = '', game = '', from = '', with: others = [], text, evening, club } = event.data?.json() ?? {};
    const { turn, asked, titles, daily = 'The Daily Tour' } = await noticeWords();
    if (what === 'daily tour')
      return self.registration.showNotification(daily, {
        body: 'Tabletour',
        tag: what,
        icon: '/icon-192.png',
        data: { address: '/daily' },
      });
    if (evening || club)
      return self.registration.showNotification('Tabletour', {
        body: text,
        tag: what,
        icon: '/icon-192.png',
        data: { address: evening ? `/evening/${evening}` : `/club/${club}` },
      });
    const isDigest = what === 'digest';
    // Only who asks somebody to a table is named in the title.
    const title = isDigest ? 'Tabletour' : from && asked ? asked.replace('{name}', () => from) : turn;
    await self.registration.showNotification(title, {
      body: isDigest ? text : [titles[game] ?? 'Tabletour', ...others].join(' · '),
      // A table that calls twice shows one notice.
      tag: table,
      icon: '/icon-192.png',
      data: { address: isDigest ? '/games/mine' : `/t/${table}` },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const address = new URL(event.notification.data.address, self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url === address);
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
