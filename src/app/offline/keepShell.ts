import { newVersionCame } from './newVersion';

/** The page's policy allows only this script URL (product §8 Content security). */
const workerAddress = () => {
  const address = './sw.js';
  const trusted = window.trustedTypes?.createPolicy('sw', { createScriptURL: (only) => only }).createScriptURL(address);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: register() takes it, its types do not
  return (trusted ?? address) as string;
};

const untilLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
};

const offerWaiting = ({ waiting }: ServiceWorkerRegistration): void => {
  const container = navigator.serviceWorker;
  if (!waiting || !container.controller) return;
  newVersionCame(() => {
    container.addEventListener('controllerchange', () => {
      window.location.reload();
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
};

/**
 * Caches the portal, never a server answer. A newer version waits for consent.
 * @throws when the browser refuses; the portal works without the cache
 */
export const keepShell = async (): Promise<void> => {
  await untilLoaded();
  const shell = await navigator.serviceWorker.register(workerAddress());
  offerWaiting(shell);
  shell.addEventListener('updatefound', () => {
    const { installing } = shell;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerWaiting(shell);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') shell.update().catch(() => undefined); // offline
  });
};
