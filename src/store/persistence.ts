import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';

import type { PersistedFields } from '../lib/persisted';
import { plainStorage } from './plainStorage';

/** Keeps the named fields of a slice in the browser's storage, each as plain text under its own key (product §3). */
export const persisted = <S extends object>(key: string, fields: PersistedFields<S>, reducer: Reducer<S>) => {
  // `deserialize` exists but is missing from the library's types; both off: the engine below speaks plain text.
  const config: PersistConfig<S> & { deserialize: false } = {
    key,
    storage: plainStorage(fields),
    whitelist: Object.keys(fields),
    serialize: false,
    deserialize: false,
  };
  return persistReducer<S>(config, reducer);
};
