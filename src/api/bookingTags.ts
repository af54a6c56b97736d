import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { countAfresh } from './mailboxApi';

export const bookingTags = ['FreeSpace', 'Hold', 'History', 'Unread', 'Alert'] as const;

type Write = { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; queryFulfilled: Promise<unknown> };

/** For writes that may change the unread count (product §4 Mailbox). */
export const countAgain = async (_arg: unknown, { dispatch, queryFulfilled }: Write): Promise<void> => {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  ); // the calling screen shows the error
  if (isDone) void countAfresh(dispatch);
};
