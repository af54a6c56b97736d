import { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type WebStorage,
} from 'redux-persist';

import { api } from './api';

const initialState: { user: string | null } = { user: null };

const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<string>) {
      state.user = payload;
    },
  },
  selectors: { selectUser: (state) => state.user },
});

const storage: WebStorage = {
  getItem: async (key) => sessionStorage.getItem(key),
  setItem: async (key, value) => {
    sessionStorage.setItem(key, value);
  },
  removeItem: async (key) => {
    sessionStorage.removeItem(key);
  },
};

export const { signedIn } = session.actions;
export const { selectUser } = session.selectors;

export const store = configureStore({
  reducer: combineSlices(api, { session: persistReducer({ key: 'session', storage }, session.reducer) }),
  devTools: false,
  middleware: (usual) =>
    usual({ serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] } }).concat(
      api.middleware,
    ),
});

/** Resolves when the stored session has been read. */
export const rehydrated = new Promise<void>((resolve) => {
  persistStore(store, null, () => {
    resolve();
  });
});
