import type { DataRouter } from 'react-router-dom';

import { consentsApi } from '../../api/consentsApi';
import { selectConfig } from '../../features/config/configSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { AppStore } from '../../store/makeStore';
import { makePageViewPort } from './adapters';
import { reportPageViews } from './reportPageViews';

const { initiate, select } = consentsApi.endpoints.getConsents;

/**
 * Signed in, and turned on by the person: without an answer that says so, nothing is reported (product §8 Screens). A consent is
 * looked at anew each time: it may have been taken back in another tab, or on another device. A refusal may wait.
 */
const isAllowed = (store: AppStore) => async (): Promise<boolean> => {
  if (selectUser(store.getState()) === null) return false;
  const isKnownGranted = select()(store.getState()).data?.analytics.granted === true;
  const { data } = await store.dispatch(initiate(undefined, { subscribe: false, forceRefetch: isKnownGranted }));
  return data?.analytics.granted === true;
};

/** Reports page views where the network's settings say. */
export const startPageViews = (store: AppStore, router: DataRouter): (() => void) =>
  reportPageViews(router, makePageViewPort(selectConfig(store.getState()).analytics), isAllowed(store));
