import { writeEnd } from '../data/changeLink.ts';
import { takeOverLink } from '../data/delegation/overLinks.ts';
import { settleLink } from '../data/delegation/settleLink.ts';
import { tellHolder, tellPerson } from '../data/delegation/tellOfAccess.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import type { Job } from './job.ts';

/** Those that lapsed at midnight in Quebec. */
export const endLinksJob: Job = {
  name: 'end links',
  everyMs: 300_000,
  turn: ({ clock, db, vault }) =>
    inTransaction(db, async (transaction) => {
      const today = todayAt(clock());
      const link = await takeOverLink(transaction, today);
      if (link === undefined) return 0;
      await writeEnd(transaction, link);
      if (link.state === 'active') {
        await tellHolder(transaction, vault, link, 'ended');
        await tellPerson(transaction, vault, { link, notice: 'endedForPerson', today });
      }
      const acting = {
        accountId: null,
        patientId: link.patientId,
        capacity: 'system',
        requestId: 'end links',
      } as const;
      await settleLink(transaction, link, { acting, actions: ['access.ended'], today, vault });
      return 1;
    }),
};
