import type { Transaction } from 'kysely';

import { recordAudit } from '../data/audit.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { clinicActing } from '../data/auditTrail.ts';
import { writeEnd, writeWaiting } from '../data/changeLink.ts';
import { queueAgreementRequest } from '../data/delegation/agreementMails.ts';
import { takeLinksOn } from '../data/delegation/links.ts';
import { lockNumbersOf } from '../data/delegation/lockNumbers.ts';
import { endWaiting, joinRecords, readMerging } from '../data/delegation/mergeRecords.ts';
import { settleLink } from '../data/delegation/settleLink.ts';
import { tellHolder } from '../data/delegation/tellOfAccess.ts';
import { listDelegates } from '../data/liveAudience.ts';
import { recordEvents } from '../data/liveEvents.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { awaitedOf } from '../domain/delegation/granting.ts';
import { isRepeated, mustWait, objectToMerge, type MergeObjection } from '../domain/delegation/merging.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';

const refusals: Record<MergeObjection, string> = {
  same: 'It is one record already.',
  merged: 'One of them was joined with another record before.',
  number: 'They have different health numbers.',
  birthDate: 'They have different birth dates.',
  accounts: 'Each has an account of its own: one of them is closed first.',
  overlap: 'They have appointments at the same time: move or cancel one of them first.',
};

export type Merged = { alerts: number; links: number; waiting: number };

const endRepeated = async (
  transaction: Transaction<Tables>,
  deps: ClinicDeps,
  { from, into, today }: { from: string; into: string; today: string },
): Promise<number> => {
  const links = await takeLinksOn(transaction, [from, into]);
  const repeated = links.filter((link) => isRepeated(link, { from, into, links }));
  for (const link of repeated) {
    await writeEnd(transaction, link);
    await settleLink(transaction, link, {
      acting: clinicActing(deps, link.patientId),
      actions: ['access.ended'],
      today,
      vault: deps.vault,
    });
  }
  return repeated.length;
};

/** Links without valid consent for the joined record become requests again. */
const letWait = async (
  transaction: Transaction<Tables>,
  { vault, ...deps }: ClinicDeps,
  { into, accountId, today }: { into: string; accountId: string | null; today: string },
): Promise<number> => {
  const waiting = (await takeLinksOn(transaction, [into])).filter((link) => mustWait(link, accountId, today));
  for (const link of waiting) {
    await writeWaiting(transaction, link);
    await tellHolder(transaction, vault, link, 'waits');
    if (awaitedOf({ ...link, state: 'pending' }, today) === 'person')
      await queueAgreementRequest(transaction, vault, { linkId: link.linkId, to: null }, link.holderLang);
    await settleLink(transaction, link, {
      acting: clinicActing(deps, into),
      actions: ['access.changed'],
      today,
      vault,
    });
  }
  return waiting.length;
};

/**
 * Decision 34.
 * @throws ClinicRefused
 */
export const mergeRecords = (deps: ClinicDeps, from: string, into: string): Promise<Merged> =>
  inTransaction(deps.db, async (transaction) => {
    await lockNumbersOf(transaction, deps.vault, [from, into]);
    for (const patientId of [from, into].sort()) await lockPatient(transaction, patientId);
    const read = await readMerging(transaction, deps.vault, from, into);
    const objection =
      read.from === undefined || read.into === undefined ? 'merged' : objectToMerge(read.from, read.into, read);
    if (objection !== undefined) throw new ClinicRefused(`The records are not merged. ${refusals[objection]}`);
    const today = todayAt(deps.clock());
    const alerts = await endWaiting(transaction, clinicActing(deps, from));
    const links = await endRepeated(transaction, deps, { from, into, today });
    await joinRecords(transaction, from, into);
    const accountId = read.into?.accountId ?? read.from?.accountId ?? null;
    const waiting = await letWait(transaction, deps, { into, accountId, today });
    await recordAudit(transaction, {
      action: 'record.merged',
      capacity: 'clinic',
      actorAccountId: null,
      patientId: into,
      entityId: from,
      requestId: deps.requestId,
    });
    const holders = (await listDelegates(transaction, [into])).map((link) => link.accountId);
    const seeing = accountId === null ? holders : [...holders, accountId];
    await recordEvents(
      transaction,
      seeing.map((each) => ({ type: 'merged', accountId: each })),
    );
    return { alerts, links, waiting };
  });
