import { sql, type RawBuilder, type Transaction } from 'kysely';

import { lockingPatient, type LockedPatient } from './bookingLocks.ts';
import { takesTurn, type KeyedWrite } from './keyedWrites.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

export type WriterRow = { isSessionKept: boolean; isTurnTaken: boolean } & {
  [Column in keyof LockedPatient]: LockedPatient[Column] | null;
};

export type WhoWrites = { patientId: string; sessionId: string; write?: KeyedWrite | null };

/** CTEs. The person is counted, and so locked, before the session is looked for; only for a write whose turn it is. */
export const lockingWriter = (
  transaction: Transaction<Tables>,
  { patientId, sessionId, write = null }: WhoWrites,
): RawBuilder<unknown> => sql`
  turn as (select ${write === null ? sql`true` : takesTurn(write)} as is_taken), person as ${lockingPatient(
    transaction,
    patientId,
  ).where(sql<boolean>`(select is_taken from turn)`)}, session as (
    select sessions.id from sessions join accounts on accounts.id = sessions.account_id
    where sessions.id = ${sessionId}::uuid and accounts.closed_at is null and (select count(*) from person) >= 0
    for key share of sessions
  )`;

/** One row, with what else is joined. */
export const writerColumns = sql`person.*, session.id is not null as "isSessionKept", turn.is_taken as "isTurnTaken"`;
export const fromWriter = sql`turn left join person on true left join session on true`;

export const lockingPatientAndSession = (transaction: Transaction<Tables>, who: WhoWrites) =>
  sql<WriterRow>`${prepared} with ${lockingWriter(transaction, who)} select ${writerColumns} from ${fromWriter}`;

export type LockedWriter = { patient: LockedPatient | undefined; isSessionKept: boolean; isTurnTaken: boolean };

export const writerIn = (row: WriterRow | undefined): LockedWriter => {
  if (row === undefined) throw new Error('A query without conditions gave no row.');
  const { isSessionKept, isTurnTaken, patientId, isNewcomer, ...about } = row;
  const patient = patientId === null ? undefined : { ...about, patientId, isNewcomer: isNewcomer === true };
  return { patient, isSessionKept, isTurnTaken };
};

export const lockPatientAndSession = async (
  transaction: Transaction<Tables>,
  patientId: string,
  sessionId: string,
): Promise<LockedWriter> => {
  const { rows } = await lockingPatientAndSession(transaction, { patientId, sessionId }).execute(transaction);
  return writerIn(rows[0]);
};
