import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import { api } from '../api/api';
import { isRecord } from '../lib/isRecord';
import type { AppStore } from '../store/makeStore';

/** Milliseconds, while another network answers in our place. */
const pause = 15_000;

type Asks = (asked: unknown, how: { subscribe: false; forceRefetch: true }) => UnknownAction;

const askOf = (endpointName: string): Asks | undefined => {
  const endpoint: unknown = Reflect.get(api.endpoints, endpointName);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the cache holds only endpoints of this API, named there
  return isRecord(endpoint) ? (endpoint['initiate'] as Asks) : undefined;
};

/** Not 501: the back end lacks the call. */
const isPassing = (status: unknown): boolean =>
  status === 'network' || status === 'replaced' || (typeof status === 'number' && status >= 500 && status !== 501);

const askAgain = (store: AppStore, isWorthIt: (status: unknown) => boolean): void => {
  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> = store.dispatch;
  for (const query of Object.values(store.getState().api.queries)) {
    if (query?.status !== QueryStatus.rejected || !isRecord(query.error) || !isWorthIt(query.error['status'])) continue;
    const ask = askOf(query.endpointName);
    if (ask) dispatch(ask(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};

/** Once the network is back (decision 54), or the person. */
export const recoverReads = (store: AppStore): (() => void) => {
  const isShown = () => document.visibilityState === 'visible';
  const again = () => {
    if (isShown()) askAgain(store, isPassing);
  };
  const timer = setInterval(() => {
    if (isShown()) askAgain(store, (status) => status === 'replaced');
  }, pause);
  window.addEventListener('online', again);
  window.addEventListener('focus', again);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
    window.removeEventListener('focus', again);
    document.removeEventListener('visibilitychange', again);
  };
};
