import { persistStore, type Persistor } from 'redux-persist';

import type { AppStore } from './makeStore';

export const rehydrate = (store: AppStore): Promise<Persistor> =>
  new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      resolve(persistor);
    });
  });
