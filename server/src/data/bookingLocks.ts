import { sql, type RawBuilder, type Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { handoverSeconds } from '../domain/alerts/offering.ts';
import type { ServiceTerms } from '../domain/care/serviceTerms.ts';
import type { Holder } from '../domain/holder.ts';
import type { SlotClaims } from '../domain/reserving.ts';
import { termsColumn } from './careConditions.ts';
import { liveList } from './fieldRules.ts';
import { isHoldOf } from './holderPredicate.ts';
import { claimColumns, keptUnder, type ClaimColumns, type KeyedWrite } from './keyedWrites.ts';
import { isNewcomer } from './newcomers.ts';
import { prepared } from './prepared.ts';
import { slotColumns, type SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import type { SlotStatus } from './tables/network.ts';

export type LockedPatient = {
  patientId: string;
  firstName: string | null;
  lastName: string | null;
  lang: Language | null;
  phone: string | null;
  birthDate: string | null;
  namIndex: Buffer | null;
  isNewcomer: boolean;
};

export type LockedSlot = SlotRow & {
  status: SlotStatus;
  serviceName: Record<Language, string>;
  terms: ServiceTerms;
  clinicName: string;
  clinicActive: boolean;
  timeZone: string;
  clinicPhone: string | null;
  cancelLimitMinutes: number;
};

export const lockingPatient = (transaction: Transaction<Tables>, patientId: string) =>
  transaction
    .selectFrom('patients')
    .where('id', '=', patientId)
    .where('merged_into', 'is', null)
    .select((eb) => [
      'id as patientId',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'birth_date as birthDate',
      'nam_index as namIndex',
      isNewcomer(sql`patients.id`).as('isNewcomer'),
      eb.selectFrom('accounts').whereRef('accounts.patient_id', '=', 'patients.id').select('lang').as('lang'),
    ])
    .forNoKeyUpdate();

/**
 * Serialises a patient’s bookings; before the slot (decision 0003). Rows that reference the patient are not blocked.
 * Nothing for a merged record.
 */
export const lockPatient = (transaction: Transaction<Tables>, patientId: string): Promise<LockedPatient | undefined> =>
  lockingPatient(transaction, patientId).modifyFront(prepared).executeTakeFirst();

/** In id order, against deadlocks. */
export const lockSlots = async (transaction: Transaction<Tables>, slotIds: readonly string[]): Promise<void> => {
  if (slotIds.length === 0) return;
  await sql`select id from slots where id = any(${slotIds}::uuid[]) order by id for update`.execute(transaction);
};

const andHeldBy = (slotId: string, holder: Holder | undefined): RawBuilder<boolean> =>
  holder === undefined
    ? sql`p.id = ${slotId}::uuid`
    : sql`p.id = any(array_append(array(
        select h.slot_id from holds as h where ${isHoldOf(holder)} and h.kind = 'booking'), ${slotId}::uuid))`;

/**
 * Read holds and appointments in a later statement: this one sees them before its wait. `offset 0`: PostgreSQL expects
 * ten slots of a holder, and would read every clinic for them.
 */
export const lockingSlots = (which: RawBuilder<boolean>): RawBuilder<LockedSlot> => sql<LockedSlot>`
    select ${slotColumns}, p.status, jsonb_build_object('fr', s.name_fr, 'en', s.name_en) as "serviceName", ${termsColumn} as terms,
      c.name as "clinicName", c.active as "clinicActive", c.time_zone as "timeZone", c.phone as "clinicPhone", c.cancel_limit_minutes as "cancelLimitMinutes"
    from slots as p
    cross join lateral (select * from clinics where id = p.clinic_id offset 0) as c
    cross join lateral (select * from services where id = p.service_id offset 0) as s
    where ${which}
    order by p.id for update of p`;

/** With those of `holder`. */
export const lockingSlot = (slotId: string, holder?: Holder): RawBuilder<LockedSlot> =>
  sql<LockedSlot>`${prepared} ${lockingSlots(andHeldBy(slotId, holder))}`;

export const namedIn = (rows: readonly LockedSlot[], slotId: string): LockedSlot | undefined =>
  rows.find((row) => row.slotId === slotId.toLowerCase());

export const lockSlot = async (transaction: Transaction<Tables>, slotId: string): Promise<LockedSlot | undefined> => {
  const { rows } = await lockingSlot(slotId).execute(transaction);
  return namedIn(rows, slotId);
};

type HoldColumns =
  | { holdId: string; expiresAt: Date; extended: boolean; forPatient: boolean | null }
  | { holdId: null; expiresAt: null; extended: null; forPatient: null };

/** `isOffered`: through an alert. */
export type LockedClaims = SlotClaims & { isOffered: boolean };

/** Those on the slot, and that on the key of a write. */
export type ClaimsRow = Omit<LockedClaims, 'hold'> & HoldColumns & ClaimColumns;

/** For its recipient, an offer ends seconds before the slot’s release. */
const endFor = (holder: Holder) => sql`
  h.expires_at - case when h.kind = 'offer' and ${isHoldOf(holder)} then make_interval(secs => ${handoverSeconds}::int) else interval '0' end`;

/** `movingId` does not conflict with itself. */
export type Claimant = { holder: Holder; patientId: string | null; movingId?: string | null; invitationId?: string };

const isSetAsideFor = (invitationId: string, slotId: string) => sql`
  exists (select from invitation_slots where invitation_id = ${invitationId}::uuid and slot_id = ${slotId}::uuid)`;

/** On the database’s clock. */
export const claimsOn = (
  slotId: string,
  { holder, patientId, movingId = null, invitationId }: Claimant,
  write: KeyedWrite | null = null,
): RawBuilder<ClaimsRow> => {
  const others = sql`id is distinct from ${movingId}::uuid`;
  return sql<ClaimsRow>`
    ${prepared} select statement_timestamp() as now,
      h.id as "holdId", ${endFor(holder)} as "expiresAt", h.extended, ${isHoldOf(holder)} as "forPatient",
      (select id from appointments where slot_id = ${slotId}::uuid and patient_id = ${patientId}::uuid and status in ${liveList} and ${others})
        as "ownAppointmentId",
      exists (select from appointments
        where clinic_id = wanted.clinic_id and slot_id = ${slotId}::uuid and status <> 'cancelled') as reserved,
      (select count(*)::integer from appointments
        where patient_id = ${patientId}::uuid and status in ${liveList} and ${others} and ends_at > statement_timestamp()) as upcoming,
      (select id from appointments
        where patient_id = ${patientId}::uuid and status in ${liveList} and ${others}
          and tstzrange(starts_at, ends_at) && tstzrange(wanted.starts_at, wanted.ends_at) limit 1) as "overlappingId",
      exists (select from alert_offers where slot_id = ${slotId}::uuid and patient_id = ${patientId}::uuid and outcome is null) as "isOffered",
      ${invitationId === undefined ? sql`null::boolean` : isSetAsideFor(invitationId, slotId)} as invited
      ${write === null ? sql`` : sql`, ${claimColumns(write)}`}
    from (select ${slotId}::uuid as id) as asked
    left join slots as wanted on wanted.id = asked.id
    left join holds as h on h.slot_id = asked.id
    ${write === null ? sql`` : keptUnder(write)}`;
};

const holdIn = ({ holdId, expiresAt, extended, forPatient }: HoldColumns): LockedClaims['hold'] =>
  holdId === null ? null : { holdId, expiresAt, extended, forPatient: forPatient === true };

export const claimsIn = (row: ClaimsRow): LockedClaims => {
  const { now, ownAppointmentId, reserved, upcoming, overlappingId, invited, isOffered } = row;
  return { now, hold: holdIn(row), ownAppointmentId, reserved, upcoming, overlappingId, invited, isOffered };
};
