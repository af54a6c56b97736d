import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import type { LiveEvent } from '../../../contract/events.ts';
import { api, type tagTypes } from '../api';
import { countAfresh } from '../mailboxApi';
import { threadLists } from '../threadsApi';
import { watchedSlotsApi } from './watchedSlotsApi';

type Tag = (typeof tagTypes)[number];
type State = Parameters<typeof watchedSlotsApi.util.selectCachedArgsForQuery>[0];

/** The store, as RTK Query hands it to a call. */
export type Store = { dispatch: ThunkDispatch<State, unknown, UnknownAction>; getState: () => State };

/** What is asked for again when an event says that it changed; what nobody looks at is forgotten and asked for when it is opened. */
const changedBy: Partial<Record<LiveEvent['type'], readonly Tag[]>> = {
  hold: ['Hold'],
  visit: ['History', 'Hold'],
  alert: ['Alert', 'Hold'],
  dependents: ['Dependent', 'Delegate', 'History', 'Thread'],
};

/** Everything that others may have changed. */
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

/** Begins anew: what was heard of places says nothing any more. */
const forgetSlots = ({ dispatch, getState }: Store): void => {
  for (const clinicId of watchedSlotsApi.util.selectCachedArgsForQuery(getState(), 'watchSlots')) {
    dispatch(watchedSlotsApi.util.updateQueryData('watchSlots', clinicId, () => ({})));
  }
};

/** Shows what events say, in the cache of answers: counts and places as they are told, the rest asked for again. */
export const makeApply = (store: Store): ((event: LiveEvent) => void) => {
  const { dispatch } = store;
  let isFirst = true;

  /**
   * The counter is what was counted when it was told; the lists of messages changed with it, also where one was read and another came.
   * What a stream tells when it opens is no news where it is what was known. A count that is on its way may be older than this one.
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
