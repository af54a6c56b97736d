import { persistStore, type Persistor } from 'redux-persist';

import type { AppStore } from './makeStore';

/** Resolves with the persistor, whose `flush` writes at once. */
export const rehydrate = (store: AppStore): Promise<Persistor> =>
  new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      resolve(persistor);
    });
  });
