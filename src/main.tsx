import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router-dom';

import { bootstrap } from './app/bootstrap';
import { hideMailedKeys } from './app/hideMailedKey';
import { Portal } from './app/Portal';
import { showStartFailure } from './app/startFailure';

hideMailedKeys();
const place = document.getElementById('portal');
if (!place) throw new Error('index.html has no place for the portal');

bootstrap(createHashRouter).then(
  ({ store, words, router }) => { createRoot(place).render(<Portal store={store} words={words} router={router} />); },
  (failure: unknown) => { showStartFailure(place, failure); },
);
