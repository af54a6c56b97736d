import { sql, type RawBuilder } from 'kysely';

import type { StaffActor } from '../domain/staff/staffActor.ts';
import type { AuditEvent } from './audit.ts';
import { deviceOf } from './requestDevice.ts';
import { actorColumns } from './typedBy.ts';

export type Trace = {
  accountId: string | null;
  patientId: string | null;
  capacity: AuditEvent['capacity'];
  requestId: string;
  /** Behind a clinic’s event. */
  staff?: StaffActor | undefined;
};

export type Acting = Trace & { patientId: string };

/** A command has no `staff`: see `typedBy`. */
export type ClinicActor = { requestId: string; staff?: StaffActor | undefined };

export const clinicActing = ({ requestId, staff }: ClinicActor, patientId: string): Acting => ({
  accountId: null,
  capacity: 'clinic',
  patientId,
  requestId,
  staff,
});

export const clinicEvent = (
  { requestId, staff }: ClinicActor,
  action: AuditEvent['action'],
  about: Pick<AuditEvent, 'patientId' | 'entityId'>,
): AuditEvent => ({ action, capacity: 'clinic', actorAccountId: null, ...about, requestId, staff });

/** Audits each `id` of `rows` in the same statement. */
export const leaveTrail = (
  acting: Trace,
  action: AuditEvent['action'],
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const who = actorColumns(acting);
  return sql`
  insert into audit_events (actor_account_id, capacity, action, patient_id, entity_id, request_id, device,
    actor_staff_id, actor_role, actor_clinic_id, actor_operator)
  select ${acting.accountId}::uuid, ${acting.capacity}, ${action}, ${acting.patientId}::uuid, acted.id, ${acting.requestId},
    ${deviceOf(acting.capacity)}, ${who.actor_staff_id}::uuid, ${who.actor_role}, ${who.actor_clinic_id}::uuid, ${who.actor_operator}
  from (${rows}) as acted`;
};
