import { findRunOutSlots, sortOpenings } from '../data/alerts/dueSlots.ts';
import { passOnSlot } from '../data/alerts/passOnSlot.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Job } from './job.ts';

const runOutAtOnce = 50;

/**
 * Offers places that nobody gave back by hand: their hold or their offer ran out, or a feed, the demo or a clinic published them.
 * One short transaction a place, so that a stop or a death leaves the rest for whoever comes next.
 */
export const passOnSlotsJob: Job = {
  name: 'pass on places',
  everyMs: 1_000,
  turn: async ({ db }, signal) => {
    const runOut = await findRunOutSlots(db, runOutAtOnce);
    const { wanted, unwanted } = await sortOpenings(db);
    let done = unwanted;
    for (const slotId of new Set([...runOut, ...wanted])) {
      if (signal.aborted) break;
      if (await inTransaction(db, (transaction) => passOnSlot(transaction, slotId))) done += 1;
    }
    return done;
  },
};
