import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistConfig } from 'redux-persist';

import type { PersistedFields } from '../lib/persisted';
import { plainStorage } from './plainStorage';

/** Each field as plain text under its own key (product §3). */
export const persisted = <S extends object>(key: string, fields: PersistedFields<S>, reducer: Reducer<S>) => {
  // Missing from the library's types.
  const config: PersistConfig<S> & { deserialize: false } = {
    key,
    storage: plainStorage(fields),
    whitelist: Object.keys(fields),
    serialize: false,
    deserialize: false,
  };
  return persistReducer<S>(config, reducer);
};
