import { sql, type Transaction } from 'kysely';

import { codeText } from '../../domain/invitation/code.ts';
import { judgeTry, type Candidate } from '../../domain/invitation/judgeTry.ts';
import { isSameSecret } from '../../domain/secrets.ts';
import { lockName } from '../namedLocks.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { isTokenAlive } from './invitationSessions.ts';
import { isInForce, wrongTries } from './inForce.ts';

/** Normalised. */
export type InvitationTry = { nam: string; birthDate: string; code: string };

export type TriedCode = {
  patientId: string | null;
  firstName: string | null;
  invitationId: string | null;
  isOpened: boolean;
};

type Row = Omit<Candidate, 'isItsCode'> & { codeDigest: Buffer; patientId: string; firstName: string | null };

/** Serialises tries, invited or not: neither waiting nor throughput reveals invitations. */
const lockNumber = (transaction: Transaction<Tables>, numberIndex: Buffer): Promise<void> =>
  lockName(transaction, `hub number ${numberIndex.toString('hex')}`);

const lockCandidates = async (transaction: Transaction<Tables>, namIndexes: readonly Buffer[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select i.id as "invitationId", ${wrongTries} as "wrongTries", i.code_digest as "codeDigest", i.patient_id as "patientId",
      person.birth_date as "birthDate", person.first_name as "firstName"
    from invitations as i join patients as person on person.id = i.patient_id
    where person.nam_index = any(${namIndexes}::bytea[]) and ${isInForce}
    order by i.id for update of i
  `.execute(transaction);
  return rows;
};

const base64 = (digest: Buffer): string => digest.toString('base64');

/** Opens a session if right. Always the same three statements (security: T10). */
export const tryCode = async (
  transaction: Transaction<Tables>,
  { blindIndex, numberIndexes }: Pick<Vault, 'blindIndex' | 'numberIndexes'>,
  { nam, birthDate, code }: InvitationTry,
  session: { sessionId: string; tokenHash: Buffer },
): Promise<TriedCode> => {
  await lockNumber(transaction, blindIndex(`hub number\n${nam}`));
  const rows = await lockCandidates(transaction, numberIndexes(nam));
  const candidates = rows.map((row): Candidate => ({
    ...row,
    isItsCode: isSameSecret(base64(row.codeDigest), base64(blindIndex(codeText(row.invitationId, code)))),
  }));
  const { opened, wrongFor } = judgeTry(candidates, birthDate);
  await sql`
    with counted as (
      update invitations as i set wrong_tries = ${wrongTries} + 1, wrong_at = statement_timestamp() where id = any(${wrongFor}::uuid[])
    ), forgiven as (
      update invitations set wrong_tries = 0 where id = ${opened}::uuid and wrong_tries > 0
    ), swept as (
      delete from invitation_sessions as s where invitation_id = ${opened}::uuid and not ${isTokenAlive}
    )
    insert into invitation_sessions (token_hash, id, invitation_id)
    select ${session.tokenHash}::bytea, ${session.sessionId}::uuid, ${opened}::uuid where ${opened}::uuid is not null
  `.execute(transaction);
  const about = rows.find(({ invitationId }) => invitationId === opened) ?? rows[0];
  return {
    patientId: about?.patientId ?? null,
    firstName: about?.firstName ?? null,
    invitationId: opened ?? about?.invitationId ?? null,
    isOpened: opened !== null,
  };
};
