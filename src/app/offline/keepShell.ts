import { Workbox } from 'workbox-window';

import { newVersionCame } from './newVersion';

/** The policy of the page lets no other text become a script than this address (product §8 Content security). */
const workerAddress = () => {
  const address = './sw.js';
  return (
    window.trustedTypes?.createPolicy('sw', { createScriptURL: (only) => only }).createScriptURL(address) ?? address
  );
};

/**
 * Keeps the portal itself on the device, never an answer of the server, so that it opens without a network. A newer version comes
 * in the background and waits until the person takes it; a portal that stays open for days looks for one each time it is looked at.
 * @throws when the browser refuses; the portal then works as it did before
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
    if (document.visibilityState === 'visible') shell.update().catch(() => undefined); // no network: the next look finds out
  });
};
