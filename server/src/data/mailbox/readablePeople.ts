import { sql, type RawBuilder } from 'kysely';

import { letsAct } from '../linkPredicate.ts';

/** Whose mailbox it is: an account, and the person it belongs to. */
export type Reader = { accountId: string; patientId: string };

/**
 * The people whose messages an account may read, in a column `patient_id`: its own person, and those it acts for at level *messages*
 * (product §8 Messages). @param today the calendar date in Quebec, `YYYY-MM-DD`
 */
export const readablePeople = ({ accountId, patientId }: Reader, today: string): RawBuilder<unknown> => sql`
  select ${patientId}::uuid as patient_id
  union
  select link.patient_id from dependents as link
  where link.account_id = ${accountId} and ${letsAct('messages', sql`${today}::date`)}`;

/**
 * Whether the message named `as` is for whoever reads there: what the network says to the owner of an account is for no one who acts for
 * them, as the trail of the account is not (decision 27).
 */
export const isMeantFor = (as: string, accountId: string): RawBuilder<boolean> => {
  const messages = sql.ref(as);
  return sql<boolean>`(${messages}.kind <> 'system'
    or ${messages}.patient_id = (select own.patient_id from accounts as own where own.id = ${accountId}::uuid))`;
};

/** Whether the message named `as` waits for nobody’s answer but the reader’s eyes: not written by a patient, not put away by the reader. */
export const inInbox = (as: string, accountId: string): RawBuilder<boolean> => {
  const messages = sql.ref(as);
  return sql<boolean>`(${messages}.sender <> 'patient' and ${isMeantFor(as, accountId)} and not exists (
    select from message_recipients as put where put.message_id = ${messages}.id and put.account_id = ${accountId}
      and put.archived_at is not null))`;
};

/** Whether the message named `as` waits to be read: in the inbox, and not read by this account. */
export const isUnread = (as: string, accountId: string): RawBuilder<boolean> => {
  const messages = sql.ref(as);
  return sql<boolean>`(${messages}.sender <> 'patient' and ${isMeantFor(as, accountId)} and not exists (
    select from message_recipients as mine where mine.message_id = ${messages}.id and mine.account_id = ${accountId}
      and (mine.read_at is not null or mine.archived_at is not null)))`;
};
