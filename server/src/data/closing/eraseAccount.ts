import { sql, type Transaction } from 'kysely';

import { basisOfAgreement, takesAlong } from '../../domain/closing.ts';
import { recordAudit } from '../audit.ts';
import type { Acting } from '../auditTrail.ts';
import { lockPatient } from '../bookingLocks.ts';
import { closeLink } from '../delegation/decideLink.ts';
import { takeLinksOn } from '../delegation/links.ts';
import { endActing } from '../endActing.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { reopenDays } from './closeAccount.ts';
import { deleteBare, dropUnkept, keepOrDelete } from './keptRecord.ts';
import { listBoundPeople, listLeftAlone, listNamedAlone } from './leftAlone.ts';

type Closed = { accountId: string; patientId: string };

/** The account locked, if it is closed still and its days are over: whoever brings it back waits, or was first. */
const lockClosed = async (transaction: Transaction<Tables>, { accountId }: Closed): Promise<boolean> => {
  const { rows } = await sql`
    select id from accounts where id = ${accountId}::uuid and closed_at <= statement_timestamp() - ${reopenDays} for update
  `.execute(transaction);
  return rows.length > 0;
};

type Erasing = { today: string; vault: Vault };

/** Ends the access that others have because this person agreed to it, or only ask for, and tells them. Parents, tutors and mandates keep theirs. */
const endAgreements = async (
  transaction: Transaction<Tables>,
  patientId: string,
  erasing: Erasing & { acting: Acting },
): Promise<void> => {
  for (const link of await takeLinksOn(transaction, [patientId])) {
    if (link.basis === basisOfAgreement || link.state === 'pending') await closeLink(transaction, { link, ...erasing });
  }
};

/** What names the account without belonging to it: answers to its retries, events, files that were never sent. */
const dropLoose = async (transaction: Transaction<Tables>, { accountId }: Closed): Promise<void> => {
  await sql`delete from idempotency_records where scope = ${`account:${accountId}`}`.execute(transaction);
  await sql`delete from live_events where account_id = ${accountId}::uuid`.execute(transaction);
  await sql`delete from attachments where account_id = ${accountId}::uuid and message_id is null`.execute(transaction);
};

/**
 * Erases a closed account: what belongs to it goes with it by the keys of its tables, the rest here. Of its person, and of those it acted
 * for and nobody else does, the record of the clinics stays, or nothing (decision 37); of those it only asked for, was kept from or let go,
 * what others put there stays whole. The trail keeps ids that lead nowhere. `today` is the calendar date in Quebec.
 * @returns false when it was brought back, or erased by another process
 */
export const eraseAccount = async (
  transaction: Transaction<Tables>,
  closed: Closed,
  { today, vault }: Erasing,
): Promise<boolean> => {
  const { accountId, patientId } = closed;
  const people = await listBoundPeople(transaction, closed);
  for (const person of people) await lockPatient(transaction, person);
  if (!(await lockClosed(transaction, closed))) return false;
  const acting = (about: string): Acting => ({
    accountId: null,
    patientId: about,
    capacity: 'system',
    requestId: 'erasing',
  });
  const along = (await listLeftAlone(transaction, accountId)).filter((person) => takesAlong(person, today));
  const own = [patientId, ...along.map((person) => person.patientId)];
  const others = (await listNamedAlone(transaction, accountId)).filter((person) => !own.includes(person));
  for (const person of people) await endActing(transaction, { accountId, patientId: person }, acting(person));
  await endAgreements(transaction, patientId, { acting: acting(patientId), today, vault });
  await dropLoose(transaction, closed);
  await sql`delete from accounts where id = ${accountId}::uuid`.execute(transaction);
  await dropUnkept(transaction, own);
  await keepOrDelete(transaction, own);
  await deleteBare(transaction, others);
  await recordAudit(transaction, {
    action: 'account.erased',
    actorAccountId: null,
    capacity: 'system',
    patientId,
    entityId: accountId,
    requestId: 'erasing',
  });
  return true;
};
