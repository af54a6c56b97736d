import type { DataRouter } from 'react-router-dom';

import { consentsApi } from '../../api/consentsApi';
import { selectConfig } from '../../features/config/configSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { AppStore } from '../../store/makeStore';
import { makePageViewPort } from './adapters';
import { reportPageViews } from './reportPageViews';

/** Signed in, and turned on by the person: without an answer that says so, nothing is reported (product §8 Screens). */
const isAllowed = (store: AppStore) => async (): Promise<boolean> => {
  if (selectUser(store.getState()) === null) return false;
  const { data } = await store.dispatch(consentsApi.endpoints.getConsents.initiate(undefined, { subscribe: false }));
  return data?.analytics.granted === true;
};

/** Reports page views where the network's settings say. */
export const startPageViews = (store: AppStore, router: DataRouter): (() => void) =>
  reportPageViews(router, makePageViewPort(selectConfig(store.getState()).analytics), isAllowed(store));
