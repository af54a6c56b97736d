import { persistStore, type Persistor } from 'redux-persist';

import type { AppStore } from './makeStore';

/** Reads what earlier visits kept into the store, then resolves with the persistor, whose `flush` writes at once. */
export const rehydrate = (store: AppStore): Promise<Persistor> =>
  new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      resolve(persistor);
    });
  });
