import { sql, type RawBuilder } from 'kysely';

import { actedAs } from './actedAs.ts';
import type { AuditAction, AuditEvent } from './audit.ts';
import { deviceOf } from './requestDevice.ts';

export type Trace = {
  accountId: string | null;
  patientId: string | null;
  capacity: AuditEvent['capacity'];
  requestId: string;
};

export type Acting = Trace & { patientId: string };

export const clinicActing = ({ requestId }: Pick<Trace, 'requestId'>, patientId: string): Acting => ({
  accountId: null,
  capacity: 'clinic',
  patientId,
  requestId,
});

/** Audits each `id` of `rows` in the same statement. */
export const leaveTrail = (acting: Trace, action: AuditAction, rows: RawBuilder<unknown>): RawBuilder<unknown> => {
  const {
    acted_as: name,
    actor_staff_id: staffId,
    actor_role: role,
    actor_clinic_id: clinicId,
  } = actedAs(acting.capacity);
  return sql`
  insert into audit_events (actor_account_id, capacity, action, patient_id, entity_id, request_id, device, acted_as, actor_staff_id, actor_role, actor_clinic_id)
  select ${acting.accountId}::uuid, ${acting.capacity}, ${action}, ${acting.patientId}::uuid, acted.id, ${acting.requestId},
    ${deviceOf(acting.capacity)}, ${name}, ${staffId}::uuid, ${role}, ${clinicId}::uuid
  from (${rows}) as acted`;
};
