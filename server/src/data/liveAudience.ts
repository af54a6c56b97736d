import { sql, type Kysely } from 'kysely';

import type { Link } from '../domain/access.ts';
import type { SessionTimes } from '../domain/session.ts';
import { linksAsTheyStand } from './actingLinks.ts';
import type { Tables } from './tables.ts';

export type DelegateLink = Link & { accountId: string; patientId: string };

export const listDelegates = async (db: Kysely<Tables>, patientIds: readonly string[]): Promise<DelegateLink[]> => {
  if (patientIds.length === 0) return [];
  return linksAsTheyStand(db)
    .where('link.patient_id', 'in', [...patientIds])
    .select(['link.account_id as accountId', 'link.patient_id as patientId'])
    .execute();
};

export const listStreamSessions = async (
  db: Kysely<Tables>,
  sessionIds: readonly string[],
): Promise<Map<string, SessionTimes & { patientId: string }>> => {
  if (sessionIds.length === 0) return new Map();
  const { rows } = await sql<SessionTimes & { sessionId: string; patientId: string }>`
    select s.id as "sessionId", a.patient_id as "patientId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
    from sessions as s join accounts as a on a.id = s.account_id
    where s.id = any(${sessionIds}::uuid[]) and a.closed_at is null
  `.execute(db);
  return new Map(rows.map(({ sessionId, ...session }) => [sessionId, session]));
};
