import { sql, type RawBuilder } from 'kysely';

import type { AuditAction, AuditEvent } from './audit.ts';
import { deviceOf } from './requestDevice.ts';

/** Who acts, about whom, where that is known: what the trail keeps of every act. */
export type Trace = {
  accountId: string | null;
  patientId: string | null;
  capacity: AuditEvent['capacity'];
  requestId: string;
};

/** Who acts for a patient: a person in a request (`Actor`), or a clinic or somebody not signed in, who have no account. */
export type Acting = Trace & { patientId: string };

/**
 * One row of the audit trail for each row of the query `rows`, which says what it concerns in its column `id`: part of the
 * very statement that does what it tells, so that neither stands without the other.
 */
export const leaveTrail = (acting: Trace, action: AuditAction, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into audit_events (actor_account_id, capacity, action, patient_id, entity_id, request_id, device)
  select ${acting.accountId}::uuid, ${acting.capacity}, ${action}, ${acting.patientId}::uuid, acted.id, ${acting.requestId},
    ${deviceOf(acting.capacity)}
  from (${rows}) as acted`;
