import { sql, type Transaction } from 'kysely';

import { basisOfAgreement, takesAlong } from '../../domain/closing.ts';
import { recordAudit } from '../audit.ts';
import type { Acting } from '../auditTrail.ts';
import { lockPatient } from '../bookingLocks.ts';
import { closeLink } from '../delegation/decideLink.ts';
import { takeLinksOn } from '../delegation/links.ts';
import { endActing } from '../endActing.ts';
import { dropPastNumbers } from '../contactPhone.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { reopenDays } from './closeAccount.ts';
import { deleteBare, dropUnkept, keepOrDelete } from './keptRecord.ts';
import { listBoundPeople, listLeftAlone, listNamedAlone } from './leftAlone.ts';

type Closed = { accountId: string; patientId: string };

const lockClosed = async (transaction: Transaction<Tables>, { accountId }: Closed): Promise<boolean> => {
  const { rows } = await sql`
    select id from accounts where id = ${accountId}::uuid and closed_at <= statement_timestamp() - ${reopenDays} for update
  `.execute(transaction);
  return rows.length > 0;
};

type Erasing = { today: string; vault: Vault };

/** Ends requests and access by agreement. Parents, tutors and mandates keep theirs. */
const endAgreements = async (
  transaction: Transaction<Tables>,
  patientId: string,
  erasing: Erasing & { acting: Acting },
): Promise<void> => {
  for (const link of await takeLinksOn(transaction, [patientId])) {
    if (link.basis === basisOfAgreement || link.state === 'pending') await closeLink(transaction, { link, ...erasing });
  }
};

/** What would outlive the account’s row. */
const dropLoose = async (transaction: Transaction<Tables>, { accountId }: Closed): Promise<void> => {
  await sql`delete from idempotency_records where scope = ${`account:${accountId}`}`.execute(transaction);
  await sql`delete from live_events where account_id = ${accountId}::uuid`.execute(transaction);
  await sql`delete from attachments where account_id = ${accountId}::uuid and message_id is null`.execute(transaction);
};

/**
 * Clinics’ records of its patient, and of people only it acts for, stay (decision 37). For people it merely named,
 * what others wrote stays.
 * @returns false when reopened or already erased
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
  await dropPastNumbers(transaction, { accountId, people: own });
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
