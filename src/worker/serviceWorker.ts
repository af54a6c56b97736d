import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** What a worker finds around it, and a page does not. */
declare const self: {
  skipWaiting: () => Promise<void>;
  addEventListener: <T extends keyof Heard>(type: T, hear: (event: Heard[T]) => void) => void;
};
type Heard = { message: MessageEvent<unknown>; install: Event & { waitUntil: (done: Promise<unknown>) => void } };

/** The files of this build; the build writes them in front of this script (scripts/shell). */
declare const shellFiles: PrecacheEntry[];

/** Settings that are slower than this come from the last visit, in seconds. */
const patience = 3;

// The portal itself, so that it opens at once and without a network; all of one build, so that its parts fit each other.
precacheAndRoute(shellFiles, { directoryIndex: 'index.html' });
cleanupOutdatedCaches();

// The settings belong to the network, not to the build: the newest that can be had; the page read them before this script was there.
// Nothing else is ever kept: an answer of the API passes by.
const settings = new NetworkFirst({ cacheName: 'settings', networkTimeoutSeconds: patience });
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('/assets/config.json'), settings);
self.addEventListener('install', (event) => {
  event.waitUntil(settings.handle({ event, request: new Request('assets/config.json') }));
});

// A newer version waits until the person takes it (app/offline/keepShell.ts).
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SKIP_WAITING')
    void self.skipWaiting();
});
