import { writeLock } from '../data/changeLink.ts';
import { takeLink } from '../data/delegation/links.ts';
import { settleLink } from '../data/delegation/settleLink.ts';
import { tellPerson } from '../data/delegation/tellOfAccess.ts';
import { findOutgrownLink, takeNotice } from '../data/outgrownLinks.ts';
import { deliverMessage } from '../data/mailbox/deliver.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { comingAgeMessage, noticeDays, ofAgeMessage } from '../domain/ageNotices.ts';
import { lockReasons } from '../domain/dependentLink.ts';
import type { Job, JobDeps } from './job.ts';

const systemMessage = { clinicId: null, kind: 'system' } as const;

/** Records a lock that already applies. Concurrent processes wait for the patient lock. */
const lockOne = async ({ db, vault }: JobDeps, today: string): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const link = await findOutgrownLink(transaction, today);
    if (link === undefined) return 0;
    const taken = await takeLink(transaction, link.linkId);
    if (taken === undefined || (taken.locked && taken.lockReason !== lockReasons.own)) return 1;
    await writeLock(transaction, taken, lockReasons.age);
    await deliverMessage(transaction, vault, {
      ...systemMessage,
      patientId: link.ownPatientId,
      ...ofAgeMessage(link, link.lang),
    });
    await tellPerson(transaction, vault, { link: taken, notice: 'ofAge', today });
    const acting = { accountId: null, patientId: taken.patientId, capacity: 'system', requestId: 'birthdays' } as const;
    await settleLink(transaction, taken, { acting, actions: ['access.locked'], today, vault });
    return 1;
  });

const announceOne = ({ db, vault }: JobDeps, today: string, ahead: { days: number; until: number }): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const link = await takeNotice(transaction, today, ahead);
    if (link === undefined) return 0;
    await deliverMessage(transaction, vault, {
      ...systemMessage,
      patientId: link.ownPatientId,
      ...comingAgeMessage(link, link.lang),
    });
    return 1;
  });

/**
 * The fourteenth, by Quebec's date. Notifies delegates 90 and 30 days before and on the day; the young person on the
 * day.
 */
export const followBirthdaysJob: Job = {
  name: 'follow birthdays',
  everyMs: 300_000,
  turn: async (deps) => {
    const today = todayAt(deps.clock());
    const [first, second] = noticeDays;
    const locked = await lockOne(deps, today);
    const early = await announceOne(deps, today, { days: first, until: second });
    return locked + early + (await announceOne(deps, today, { days: second, until: 0 }));
  },
};
