import { Workbox } from 'workbox-window';

import { newVersionCame } from './newVersion';

/** The page's policy allows only this script URL (product §8 Content security). */
const workerAddress = () => {
  const address = './sw.js';
  return (
    window.trustedTypes?.createPolicy('sw', { createScriptURL: (only) => only }).createScriptURL(address) ?? address
  );
};

/**
 * Caches the portal, never a server answer. A newer version waits for consent; each return to the tab checks for one.
 * @throws when the browser refuses; the portal works without the cache
 */
export const keepShell = async (): Promise<void> => {
  const shell = new Workbox(workerAddress());
  shell.addEventListener('waiting', () => {
    newVersionCame(() => {
      shell.addEventListener('controlling', () => {
        window.location.reload();
      });
      shell.messageSkipWaiting();
    });
  });
  await shell.register();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') shell.update().catch(() => undefined); // offline
  });
};
