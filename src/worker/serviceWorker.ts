import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

import { openPush, showPush, type PushWorld } from './pushes';

declare const self: PushWorld & {
  skipWaiting: () => Promise<void>;
  addEventListener: <T extends keyof Heard>(type: T, hear: (event: Heard[T]) => void) => void;
};
type Lasting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Heard = {
  message: MessageEvent<unknown>;
  install: Lasting;
  push: Lasting & { data: { text: () => string } | null };
  notificationclick: Lasting & { notification: Notification };
};

/** Prepended by scripts/shell. */
declare const shellFiles: PrecacheEntry[];

/** Seconds. */
const settingsTimeoutSeconds = 3;

// Offline too, all parts from one build.
precacheAndRoute(shellFiles, { directoryIndex: 'index.html' });
cleanupOutdatedCaches();

/** Otherwise the kept settings answer. */
const onlySettings = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.redirected) throw new Error('assets/config.json was redirected');
    await response.clone().json();
    return response;
  },
};

// Settings change without a build. Fetched on install: the page read them earlier. API answers are never cached.
const settings = new NetworkFirst({
  cacheName: 'settings',
  networkTimeoutSeconds: settingsTimeoutSeconds,
  plugins: [onlySettings],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('/assets/config.json'), settings);
self.addEventListener('install', (event) => {
  event.waitUntil(settings.handle({ event, request: new Request('assets/config.json') }));
});

// Until the user accepts (app/offline/keepShell.ts).
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SKIP_WAITING')
    void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data?.text()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self, event.notification.data));
});
