import { newVersionCame } from './newVersion';

/** The page's policy allows only this script URL (product §8 Content security). */
const workerAddress = (): string => {
  const address = './sw.js';
  const policy = window.trustedTypes?.createPolicy('sw', { createScriptURL: (only) => only });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the DOM types of register() know no trusted address
  return (policy?.createScriptURL(address) ?? address) as string;
};

const offer = (waiting: ServiceWorker): void => {
  newVersionCame(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      window.location.reload();
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
};

/**
 * Caches the portal, never a server answer. A newer version waits for consent; each return to the tab checks for one.
 * @throws when the browser refuses; the portal works without the cache
 */
export const keepShell = async (): Promise<void> => {
  const workers = navigator.serviceWorker;
  const shell = await workers.register(workerAddress());
  // A first version replaces none.
  if (shell.waiting && workers.controller) offer(shell.waiting);
  const follow = (): void => {
    const next = shell.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && workers.controller) offer(next);
    });
  };
  follow();
  shell.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') shell.update().catch(() => undefined); // offline
  });
};
