import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { countAfresh } from './mailboxApi';

/** A write that changed what others see: free places, and what is held, booked and told. */
export const bookingTags = ['FreeSpace', 'Hold', 'History', 'Unread', 'Alert'] as const;

type Write = { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; queryFulfilled: Promise<unknown> };

/** What leaves a message, as each booking does, or puts some away: once it is done, the counter is asked for again (product §4 Mailbox). */
export const countAgain = async (_arg: unknown, { dispatch, queryFulfilled }: Write): Promise<void> => {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  ); // the screen that asked shows a refusal
  if (isDone) void countAfresh(dispatch);
};
