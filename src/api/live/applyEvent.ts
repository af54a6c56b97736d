import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import type { LiveEvent } from '../../../contract/events.ts';
import { api, type tagTypes } from '../api';
import { appointmentsApi } from '../appointmentsApi';
import { countAfresh } from '../mailboxApi';
import { threadLists } from '../threadsApi';
import { watchedSlotsApi } from './watchedSlotsApi';

type Tag = (typeof tagTypes)[number];
type State = Parameters<typeof watchedSlotsApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof appointmentsApi.util.selectCachedArgsForQuery>[0];

export type Store = { dispatch: ThunkDispatch<State, unknown, UnknownAction>; getState: () => State };

const changedBy: Partial<Record<LiveEvent['type'], readonly Tag[]>> = {
  hold: ['Hold'],
  visit: ['History', 'Hold'],
  alert: ['Alert', 'Hold', 'Thread'],
  texts: ['TextNumber'],
  dependents: ['Dependent', 'Delegate', 'History', 'Thread'],
};

const all: readonly Tag[] = [
  'User',
  'Dependent',
  'Delegate',
  'Unread',
  'Thread',
  'FreeSpace',
  'Hold',
  'History',
  'Alert',
  'TextNumber',
];

const forgetSlots = ({ dispatch, getState }: Store): void => {
  for (const clinicId of watchedSlotsApi.util.selectCachedArgsForQuery(getState(), 'watchSlots')) {
    dispatch(watchedSlotsApi.util.updateQueryData('watchSlots', clinicId, () => ({})));
  }
};

/** The subscriptions in the state are half a second old, so one not listed yet counts as on screen. */
const requestsOffScreen = ({ api: { queries, subscriptions } }: State): Set<string | undefined> =>
  new Set(
    Object.entries(subscriptions).flatMap(([key, readers]) =>
      Object.keys(readers ?? {}).length === 0 ? [queries[key]?.requestId] : [],
    ),
  );

/** One unanswered query delays every invalidation. What is off screen is not read: reading leaves a trace. */
const refetchHistories = ({ dispatch, getState }: Store): void => {
  const { listHistory } = appointmentsApi.endpoints;
  const offScreen = requestsOffScreen(getState());
  for (const person of appointmentsApi.util.selectCachedArgsForQuery(getState(), 'listHistory')) {
    if (offScreen.has(listHistory.select(person)(getState()).requestId)) continue;
    void dispatch(listHistory.initiate(person, { forceRefetch: true, subscribe: false }));
  }
};

export const makeApply = (store: Store): ((event: LiveEvent) => void) => {
  const { dispatch } = store;
  let isFirst = true;

  /**
   * Threads may change while the count does not, so they refetch, unless a new stream repeats the known count. A
   * pending count may be older than the event.
   */
  const showUnread = (total: number): void => {
    const { data: known, status } = watchedSlotsApi.endpoints.countUnread.select()(store.getState());
    if (status === QueryStatus.pending) void countAfresh(dispatch);
    void dispatch(watchedSlotsApi.util.upsertQueryData('countUnread', undefined, total));
    if (!isFirst || known !== total) dispatch(api.util.invalidateTags([threadLists, 'Thread']));
    isFirst = false;
  };

  return (event) => {
    if (event.type === 'unread') showUnread(event.total);
    if (event.type === 'reset') forgetSlots(store);
    if (event.type === 'place') {
      const { clinicId, spaceId, state } = event;
      dispatch(
        watchedSlotsApi.util.updateQueryData('watchSlots', clinicId, (news) => {
          news[spaceId] = state;
        }),
      );
    }
    const tags = event.type === 'reset' ? all : changedBy[event.type];
    if (tags) dispatch(api.util.invalidateTags([...tags]));
    if (tags?.includes('History')) refetchHistories(store);
  };
};
