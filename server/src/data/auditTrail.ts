import { sql, type RawBuilder } from 'kysely';

import type { Actor } from '../domain/access.ts';
import type { AuditAction } from './audit.ts';

/**
 * One row of the audit trail for each row of the query `rows`, which says what it concerns in its column `id`: part of the
 * very statement that does what it tells, so that neither stands without the other.
 */
export const leaveTrail = (actor: Actor, action: AuditAction, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into audit_events (actor_account_id, capacity, action, patient_id, entity_id, request_id)
  select ${actor.accountId}::uuid, ${actor.capacity}, ${action}, ${actor.patientId}::uuid, acted.id, ${actor.requestId}
  from (${rows}) as acted`;
