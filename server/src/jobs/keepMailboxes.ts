import { recordEvents } from '../data/liveEvents.ts';
import { sweepUnsentFiles } from '../data/mailbox/attachments.ts';
import { archiveOldMessages } from '../data/mailbox/retention.ts';
import { inTransaction } from '../data/transaction.ts';
import { hourMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

export const keepMailboxesJob: Job = {
  name: 'keep mailboxes',
  everyMs: hourMs,
  turn: async ({ db }) => {
    const people = await inTransaction(db, async (transaction) => {
      const changed = await archiveOldMessages(transaction);
      await recordEvents(
        transaction,
        changed.map((patientId) => ({ type: 'unread', patientId })),
      );
      return changed;
    });
    await sweepUnsentFiles(db);
    return people.length;
  },
};
