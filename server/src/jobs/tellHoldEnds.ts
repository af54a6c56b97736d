import { takeHoldEnds } from '../data/holdEnds.ts';
import { recordEvents } from '../data/liveEvents.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Job } from './job.ts';

/** Product §4 events. */
export const tellHoldEndsJob: Job = {
  name: 'tell hold ends',
  everyMs: 1_000,
  turn: ({ db }) =>
    inTransaction(db, async (transaction) => {
      const ends = await takeHoldEnds(transaction);
      await recordEvents(transaction, ends);
      return ends.length;
    }),
};
