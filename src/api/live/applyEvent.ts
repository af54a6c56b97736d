import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import type { LiveEvent } from '../../../contract/events.ts';
import { api, type tagTypes } from '../api';
import { countAfresh } from '../mailboxApi';
import { threadLists } from '../threadsApi';
import { watchedSlotsApi } from './watchedSlotsApi';

type Tag = (typeof tagTypes)[number];
type State = Parameters<typeof watchedSlotsApi.util.selectCachedArgsForQuery>[0];

export type Store = { dispatch: ThunkDispatch<State, unknown, UnknownAction>; getState: () => State };

/** Drops unmounted queries instead of refetching. */
const changedBy: Partial<Record<LiveEvent['type'], readonly Tag[]>> = {
  hold: ['Hold'],
  visit: ['History', 'Hold'],
  alert: ['Alert', 'Hold'],
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
];

const forgetSlots = ({ dispatch, getState }: Store): void => {
  for (const clinicId of watchedSlotsApi.util.selectCachedArgsForQuery(getState(), 'watchSlots')) {
    dispatch(watchedSlotsApi.util.updateQueryData('watchSlots', clinicId, () => ({})));
  }
};

/** Writes counts and slots to the cache, refetches the rest. */
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
  };
};
