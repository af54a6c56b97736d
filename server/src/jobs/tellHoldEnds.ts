import { takeHoldEnds } from '../data/holdEnds.ts';
import { recordEvents } from '../data/liveEvents.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Job } from './job.ts';

/** Tells whoever holds a place that the hold is about to end, and that it ended (product §4 events). Free places are not its matter. */
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
