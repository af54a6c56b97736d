import type { DataRouter } from 'react-router-dom';

import { consentsApi } from '../../api/consentsApi';
import { selectConfig } from '../../features/config/configSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { AppStore } from '../../store/makeStore';
import { makePageViewPort } from './adapters';
import { reportPageViews } from './reportPageViews';

const { initiate, select } = consentsApi.endpoints.getConsents;

/** Requires a sign-in and consent (product §8 Screens), read afresh: another tab or device may have withdrawn it. */
const isAllowed = (store: AppStore) => async (): Promise<boolean> => {
  if (selectUser(store.getState()) === null) return false;
  const isKnownGranted = select()(store.getState()).data?.analytics.granted === true;
  const { data } = await store.dispatch(initiate(undefined, { subscribe: false, forceRefetch: isKnownGranted }));
  return data?.analytics.granted === true;
};

export const startPageViews = (store: AppStore, router: DataRouter): (() => void) =>
  reportPageViews(router, makePageViewPort(selectConfig(store.getState()).analytics), isAllowed(store));
