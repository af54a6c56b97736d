import { findGivenBack, giveBackSlots } from '../data/invitation/setAside.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Job } from './job.ts';

const atOnce = 20;

/** One short transaction per invitation. */
export const giveBackInvitedJob: Job = {
  name: 'give back invited slots',
  everyMs: 30_000,
  turn: async ({ db }, signal) => {
    let done = 0;
    for (const given of await findGivenBack(db, atOnce)) {
      if (signal.aborted) break;
      await inTransaction(db, (transaction) => giveBackSlots(transaction, given));
      done += 1;
    }
    return done;
  },
};
