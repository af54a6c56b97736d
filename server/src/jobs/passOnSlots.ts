import { findRunOutSlots, sortOpenings } from '../data/alerts/dueSlots.ts';
import { passOnSlot } from '../data/alerts/passOnSlot.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Job } from './job.ts';

const runOutAtOnce = 50;

/** Includes newly published slots. One short transaction per slot. */
export const passOnSlotsJob: Job = {
  name: 'pass on slots',
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
