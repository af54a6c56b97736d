import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { isInForce } from './inForce.ts';

/** Idle lifetime (product §8 Lives) and absolute maximum (§4 Hub). */
const tokenMinutes = { idle: 15, max: 60 } as const;

/** Expects `invitation_sessions as s`. */
export const isTokenAlive = sql<boolean>`(
  s.last_seen_at > statement_timestamp() - make_interval(mins => ${tokenMinutes.idle}::int)
  and s.created_at > statement_timestamp() - make_interval(mins => ${tokenMinutes.max}::int))`;

/** Only invitations to the same person and email: a token is worth no more than one mailbox. */
export type InvitationSession = { sessionId: string; patientId: string; emailIndex: Buffer; firstName: string | null };

/** Extends the idle time, writing at most once a minute. */
export const findInvitationSession = async (
  db: Kysely<Tables>,
  tokenHash: Buffer,
): Promise<InvitationSession | undefined> => {
  const { rows } = await sql<InvitationSession>`
    with seen as (
      update invitation_sessions as s set last_seen_at = statement_timestamp()
      where token_hash = ${tokenHash}::bytea and ${isTokenAlive} and last_seen_at <= statement_timestamp() - interval '1 minute'
    )
    select s.id as "sessionId", i.patient_id as "patientId", i.email_index as "emailIndex", person.first_name as "firstName"
    from invitation_sessions as s
    join invitations as i on i.id = s.invitation_id
    join patients as person on person.id = i.patient_id
    where s.token_hash = ${tokenHash}::bytea and ${isTokenAlive} and ${isInForce}
  `.execute(db);
  return rows[0];
};

/** Blocks ending the session. Lock the patient, then the invitation first. */
export const lockInvitationSession = async (db: Kysely<Tables>, sessionId: string): Promise<boolean> => {
  const kept = await db
    .selectFrom('invitation_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  return kept !== undefined;
};

export const closeInvitationSession = async (db: Kysely<Tables>, sessionId: string): Promise<void> => {
  await db.deleteFrom('invitation_sessions').where('id', '=', sessionId).execute();
};
