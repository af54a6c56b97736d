import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AuditAction } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import type { SlotAction } from '../../../contract/slotActions.ts';
import type { StaffActor } from '../domain/staff/staffActor.ts';
import { deviceOf } from './requestDevice.ts';
import type { Tables } from './tables.ts';
import type { AuditEventsTable } from './tables/auditEvents.ts';
import { actorColumns } from './typedBy.ts';

export type { AuditAction } from '../../../contract/accessLog.ts';

/** Of no patient, so in no access log. */
type NetworkAction = SlotAction | `command.${string}`;

/** Ids only: never a name, an address, a number or a reason (security: 16.2.5). */
export type AuditEvent = {
  action: AuditAction | NetworkAction;
  /** `anonymous` when signed out; `actorAccountId` is then null. */
  capacity: AuditEventsTable['capacity'];
  actorAccountId: string | null;
  /** Behind a clinic’s event. */
  staff?: StaffActor | undefined;
  patientId?: string | null;
  entityId?: string | null;
  requestId: string;
  /** Where a refused sign-in came from. */
  sourceDigest?: string;
};

const rowOf = (event: AuditEvent) => ({
  actor_account_id: event.actorAccountId,
  capacity: event.capacity,
  action: event.action,
  patient_id: event.patientId ?? null,
  entity_id: event.entityId ?? null,
  request_id: event.requestId,
  device: deviceOf(event.capacity),
  ...actorColumns(event),
  source_digest: event.sourceDigest ?? null,
});

/** Pass its cause’s transaction: both commit or neither. */
export const recordAudit = async (db: Kysely<Tables>, event: AuditEvent): Promise<void> => {
  await db.insertInto('audit_events').values(rowOf(event)).execute();
};

const addReadings = async (
  db: Kysely<Tables>,
  events: readonly AuditEvent[],
  unless: RawBuilder<boolean>,
): Promise<void> => {
  if (events.length === 0) return;
  await sql`
    with calm as (select set_config('synchronous_commit', 'off', true) as set)
    insert into audit_events (actor_account_id, capacity, action, patient_id, entity_id, request_id, device,
      actor_staff_id, actor_role, actor_clinic_id, actor_operator)
    select read.actor_account_id, read.capacity, read.action, read.patient_id, read.entity_id, read.request_id, read.device,
      read.actor_staff_id, read.actor_role, read.actor_clinic_id, read.actor_operator
    from calm, jsonb_to_recordset(${JSON.stringify(events.map(rowOf))}::jsonb)
      as read (actor_account_id uuid, capacity text, action text, patient_id uuid, entity_id uuid, request_id text, device text,
        actor_staff_id uuid, actor_role text, actor_clinic_id uuid, actor_operator text)
    where not ${unless}
  `.execute(db);
};

/** Commits asynchronously, since reading changes nothing. */
export const recordReadings = (db: Kysely<Tables>, events: readonly AuditEvent[]): Promise<void> =>
  addReadings(db, events, sql`false`);

/** Once a day per reader and person, to keep the log readable. */
export const recordReadingsOfTheDay = (db: Kysely<Tables>, events: readonly AuditEvent[]): Promise<void> =>
  addReadings(
    db,
    events,
    sql`exists (
    select from audit_events as before
    where before.patient_id = read.patient_id and before.action = read.action and before.actor_account_id = read.actor_account_id
      and before.at > clock_timestamp() - interval '1 day')`,
  );

/** Once a calendar day in Quebec per member of the staff, role and appointment: the log goes by days. */
export const recordLooks = (db: Kysely<Tables>, events: readonly AuditEvent[]): Promise<void> =>
  addReadings(
    db,
    events,
    sql`exists (
    select from audit_events as before
    where before.patient_id = read.patient_id and before.action = read.action and before.entity_id = read.entity_id
      and (before.actor_staff_id, before.actor_role, before.actor_clinic_id) = (read.actor_staff_id, read.actor_role, read.actor_clinic_id)
      and before.at >= date_trunc('day', clock_timestamp(), ${quebecZone}))`,
  );

export const recordReading = (db: Kysely<Tables>, event: AuditEvent): Promise<void> => recordReadings(db, [event]);
