import { createHashRouter } from 'react-router-dom';

import { askAnewAfterFailures } from './app/askAnew';
import { bootstrap } from './app/bootstrap';
import { hideMailedKeys } from './app/hideMailedKey';
import { keepShell } from './app/offline/keepShell';
import { showPortal } from './app/showPortal';
import { showStartFailure } from './app/startFailure';

hideMailedKeys();
askAnewAfterFailures();
const container = document.getElementById('portal');
if (!container) throw new Error('index.html has no container for the portal');

const keepShellWhenIdle = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const begin = () => {
    keepShell().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 10_000 });
  else setTimeout(begin, 3_000);
};

bootstrap(createHashRouter)
  .then((started) => showPortal(container, started))
  .then(keepShellWhenIdle, (failure: unknown) => {
    showStartFailure(container, failure);
  });
