import { sql, type Transaction } from 'kysely';

import { handoverSeconds } from '../domain/alerts/offering.ts';
import type { Holder } from '../domain/holder.ts';
import type { SlotClaims } from '../domain/reserving.ts';
import { liveList } from './fieldRules.ts';
import { isHoldOf } from './holderPredicate.ts';
import type { SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';

type HoldColumns =
  | { holdId: string; expiresAt: Date; extended: boolean; forPatient: boolean | null }
  | { holdId: null; expiresAt: null; extended: null; forPatient: null };

type ClaimsRow = Omit<SlotClaims, 'hold'> & HoldColumns;

/** An offer ends for its recipient some seconds before the slot’s release. */
const endFor = (holder: Holder) => sql`
  h.expires_at - case when h.kind = 'offer' and ${isHoldOf(holder)} then make_interval(secs => ${handoverSeconds}::int) else interval '0' end`;

/** `movingId` does not conflict with itself. */
export type Claimant = { holder: Holder; patientId: string | null; movingId?: string | null; invitationId?: string };

const isSetAsideFor = (invitationId: string, slotId: string) => sql`
  exists (select from invitation_slots where invitation_id = ${invitationId}::uuid and slot_id = ${slotId}::uuid)`;

/** On the database’s clock. Lock both first. */
export const readSlotClaims = async (
  transaction: Transaction<Tables>,
  { slotId, clinicId, startsAt, endsAt }: SlotRow,
  { holder, patientId, movingId = null, invitationId }: Claimant,
): Promise<SlotClaims> => {
  const others = sql`id is distinct from ${movingId}::uuid`;
  const { rows } = await sql<ClaimsRow>`
    select statement_timestamp() as now,
      h.id as "holdId", ${endFor(holder)} as "expiresAt", h.extended, ${isHoldOf(holder)} as "forPatient",
      (select id from appointments where slot_id = ${slotId}::uuid and patient_id = ${patientId}::uuid and status in ${liveList} and ${others})
        as "ownAppointmentId",
      exists (select from appointments
        where clinic_id = ${clinicId}::uuid and slot_id = ${slotId}::uuid and status <> 'cancelled') as reserved,
      (select count(*)::integer from appointments
        where patient_id = ${patientId}::uuid and status in ${liveList} and ${others} and ends_at > statement_timestamp()) as upcoming,
      (select id from appointments
        where patient_id = ${patientId}::uuid and status in ${liveList} and ${others}
          and tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt}) limit 1) as "overlappingId",
      ${invitationId === undefined ? sql`null::boolean` : isSetAsideFor(invitationId, slotId)} as invited
    from (values (${slotId}::uuid)) as wanted (slot_id)
    left join holds as h on h.slot_id = wanted.slot_id
  `.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('A query without conditions gave no row.');
  const { holdId, expiresAt, extended, forPatient, ...claims } = row;
  return { ...claims, hold: holdId === null ? null : { holdId, expiresAt, extended, forPatient: forPatient === true } };
};
