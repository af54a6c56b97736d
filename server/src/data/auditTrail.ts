import { sql, type RawBuilder } from 'kysely';

import type { AuditAction, AuditEvent } from './audit.ts';
import { deviceOf } from './requestDevice.ts';

export type Trace = {
  accountId: string | null;
  patientId: string | null;
  capacity: AuditEvent['capacity'];
  requestId: string;
};

export type Acting = Trace & { patientId: string };

/** Audits each `id` of `rows` in the same statement. */
export const leaveTrail = (acting: Trace, action: AuditAction, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into audit_events (actor_account_id, capacity, action, patient_id, entity_id, request_id, device)
  select ${acting.accountId}::uuid, ${acting.capacity}, ${action}, ${acting.patientId}::uuid, acted.id, ${acting.requestId},
    ${deviceOf(acting.capacity)}
  from (${rows}) as acted`;
