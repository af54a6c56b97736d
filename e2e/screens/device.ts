import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
type Notice = { title: string; data?: unknown };

/** What a worker knows by these names. */
declare const registration: { showNotification: (title: string, options: object) => Promise<void> };
declare const clients: { openWindow: (address: string) => Promise<null> };
declare const WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
declare const shown: Notice | undefined;

/**
 * This browser has no push service, no lock screen and no finger. The test stands in for those three alone: it
 * subscribes, keeps what is shown, and taps. The worker, its events and how it leads the page are the browser’s.
 */
export const subscribeAs = async ({ page, url }: Traveller, subscription: Subscription): Promise<void> => {
  await page.context().grantPermissions(['notifications'], { origin: url });
  await page.evaluate(async (given) => {
    await navigator.serviceWorker.ready;
    Reflect.set(PushManager.prototype, 'subscribe', async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      document.documentElement.dataset['key'] = typeof applicationServerKey === 'string' ? applicationServerKey : '';
      return { toJSON: () => given };
    });
  }, subscription);
};

/** The key of the server, as the page handed it to the browser. */
export const keyOfServer = ({ page }: Traveller): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset['key'] ?? '');

const registrationOf = async ({ page, url }: Traveller) => {
  const devTools = await page.context().newCDPSession(page);
  let id: string | undefined;
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    id = registrations.find(({ scopeURL }) => scopeURL.startsWith(url))?.registrationId ?? id;
  });
  await devTools.send('ServiceWorker.enable');
  return { devTools, registrationId: await untilFound(async () => id, 'the registration of the worker') };
};

const workerOf = ({ page }: Traveller) =>
  untilFound(async () => page.context().serviceWorkers()[0], 'the worker of the portal');

/** @returns what the device shows of it */
export const deliverPush = async (traveller: Traveller, data: string): Promise<unknown> => {
  const worker = await workerOf(traveller);
  await worker.evaluate(() => {
    Object.assign(globalThis, { shown: undefined });
    registration.showNotification = async (title, options) => {
      Object.assign(globalThis, { shown: { ...options, title } });
    };
  });
  const { devTools, registrationId } = await registrationOf(traveller);
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: `${traveller.url}/`, registrationId, data });
  return untilFound(() => worker.evaluate(() => shown), 'a notice');
};

/** One tap on the notice. @returns what the worker did, and asked the browser for */
export const tapNotice = async (traveller: Traveller): Promise<string[]> => {
  const worker = await workerOf(traveller);
  return worker.evaluate(async () => {
    const asked: string[] = [];
    WindowClient.prototype.focus = function focus() {
      asked.push(`focus ${this.url}`);
      return Promise.resolve(this);
    };
    clients.openWindow = async (address) => {
      asked.push(`open ${address}`);
      return null;
    };
    const lasting: Promise<unknown>[] = [];
    const notification = { data: shown?.data, close: () => asked.push('close') };
    const waitUntil = (done: Promise<unknown>) => lasting.push(done);
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(lasting);
    return asked;
  });
};
