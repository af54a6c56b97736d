import { sql, type Kysely, type Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { SessionTimes } from '../../domain/session.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';

export type SignedInStaff = { staffId: string; sessionId: string; name: string; lang: Language };

export const findStaffSession = async (
  db: Kysely<Tables>,
  tokenHash: Buffer,
): Promise<{ staff: SignedInStaff; times: SessionTimes } | undefined> => {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('staff_sessions.token_hash', '=', tokenHash)
    .where('staff.state', '=', 'active')
    .select([
      'staff_sessions.id as sessionId',
      'staff_sessions.last_seen_at as lastSeenAt',
      'staff_sessions.expires_at as expiresAt',
      'staff.id as staffId',
      'staff.name',
      'staff.lang',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { lastSeenAt, expiresAt, ...staff } = row;
  return { staff, times: { lastSeenAt, expiresAt } };
};

export type NewStaffSession = SessionTimes & { tokenHash: Buffer; sessionId: string; staffId: string };

export const insertStaffSession = async (db: Kysely<Tables>, session: NewStaffSession): Promise<void> => {
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: session.tokenHash,
      id: session.sessionId,
      staff_id: session.staffId,
      created_at: session.lastSeenAt,
      last_seen_at: session.lastSeenAt,
      expires_at: session.expiresAt,
    })
    .execute();
};

export const noteStaffSighting = async (
  db: Kysely<Tables>,
  sessionId: string,
  { now, seenBefore }: { now: Date; seenBefore: Date },
): Promise<void> => {
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', seenBefore)
    .execute();
};

export const deleteStaffSession = async (db: Kysely<Tables>, sessionId: string): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute();
};

/** Against sign-out and suspension. False when gone. */
export const keepStaffSession = async (transaction: Transaction<Tables>, sessionId: string): Promise<boolean> => {
  const kept = await transaction
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('staff_sessions.id', '=', sessionId)
    .where('staff.state', '=', 'active')
    .select('staff_sessions.id')
    .forKeyShare('staff_sessions')
    .executeTakeFirst();
  return kept !== undefined;
};

/** @returns the ids of those who were signed in */
export const endAllStaffSessions = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const ended = await transaction.deleteFrom('staff_sessions').returning('staff_id').execute();
  const staff = [...new Set(ended.map(({ staff_id }) => staff_id))];
  await recordEvents(
    transaction,
    staff.map((accountId) => ({ type: 'sessions', accountId })),
  );
  return staff;
};

export const sweepStaffSessions = async (db: Kysely<Tables>): Promise<void> => {
  await sql`
    delete from staff_sessions
    where expires_at <= now() or last_seen_at <= now() - ${staffSession.idleMinutes}::int * interval '1 minute'
  `.execute(db);
};
