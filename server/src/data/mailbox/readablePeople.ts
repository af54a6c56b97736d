import { sql, type RawBuilder } from 'kysely';

import { letsAct } from '../linkPredicate.ts';

export type Reader = { accountId: string; patientId: string };

/**
 * The owner and those the account acts for at level *messages* (product §8 Messages).
 * @param today in Quebec
 */
export const readablePeople = ({ accountId, patientId }: Reader, today: string): RawBuilder<unknown> => sql`
  select ${patientId}::uuid as patient_id
  union
  select link.patient_id from dependents as link
  where link.account_id = ${accountId} and ${letsAct('messages', sql`${today}::date`)}`;

/** Hides the network’s messages to a person from delegates, like the audit trail (decision 27). */
export const isMeantFor = (as: string, accountId: string): RawBuilder<boolean> => {
  const messages = sql.ref(as);
  return sql<boolean>`(${messages}.kind <> 'system'
    or ${messages}.patient_id = (select own.patient_id from accounts as own where own.id = ${accountId}::uuid))`;
};

export const inInbox = (as: string, accountId: string): RawBuilder<boolean> => {
  const messages = sql.ref(as);
  return sql<boolean>`(${messages}.sender <> 'patient' and ${isMeantFor(as, accountId)} and not exists (
    select from message_recipients as put where put.message_id = ${messages}.id and put.account_id = ${accountId}
      and put.archived_at is not null))`;
};

export const isUnread = (as: string, accountId: string): RawBuilder<boolean> => {
  const messages = sql.ref(as);
  return sql<boolean>`(${messages}.sender <> 'patient' and ${isMeantFor(as, accountId)} and not exists (
    select from message_recipients as mine where mine.message_id = ${messages}.id and mine.account_id = ${accountId}
      and (mine.read_at is not null or mine.archived_at is not null)))`;
};
