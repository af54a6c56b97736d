import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { isInForce } from './inForce.ts';

/** How long a token lives without a sign of life (product §8 Lives), and at most: also one that somebody keeps alive is short-lived (§4 Hub). */
const tokenMinutes = { idle: 15, most: 60 } as const;

/** Whether `invitation_sessions as s` is alive, on the database’s clock. */
export const isTokenAlive = sql<boolean>`(
  s.last_seen_at > statement_timestamp() - make_interval(mins => ${tokenMinutes.idle}::int)
  and s.created_at > statement_timestamp() - make_interval(mins => ${tokenMinutes.most}::int))`;

/**
 * Who identified with the code of an invitation. They see what the same person was invited to at the same address: a token is not
 * worth more than the mails of one mailbox.
 */
export type InvitationSession = { sessionId: string; patientId: string; emailIndex: Buffer; firstName: string | null };

/**
 * Whose token it is, while it lives: seen in the last fifteen minutes, an hour old at most, and its invitation not taken back. Being
 * asked is a sign of life, written once a minute at most.
 */
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

/** Whether a token was not ended, and is not until the transaction ends. Call it with the patient, then the invitation locked. */
export const lockInvitationSession = async (db: Kysely<Tables>, sessionId: string): Promise<boolean> => {
  const kept = await db
    .selectFrom('invitation_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  return kept !== undefined;
};

/** Ends a token at the person’s wish. */
export const closeInvitationSession = async (db: Kysely<Tables>, sessionId: string): Promise<void> => {
  await db.deleteFrom('invitation_sessions').where('id', '=', sessionId).execute();
};
