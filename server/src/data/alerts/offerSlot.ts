import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { appointmentLimits } from '../../../../contract/limits.ts';
import { handoverSeconds, minutesByEmail, type OpenedSlot } from '../../domain/alerts/offering.ts';
import { nobody } from '../../domain/holder.ts';
import { weekOf } from '../../domain/newcomers.ts';
import { recordAudit } from '../audit.ts';
import { recordEvents } from '../liveEvents.ts';
import { inWeek, isNewcomer, newcomerLoad, tryLockClinicWeek, type ClinicWeek } from '../newcomers.ts';
import type { Tables } from '../tables.ts';
import { couldTakeIt, hearsAtOnce, suits } from './suits.ts';

/** Expects `alerts as a`. Without the appointment to replace. */
const hasRoom = (mayCount: boolean, { clinicId, week }: ClinicWeek): RawBuilder<boolean> => sql`
  (a.newcomer_share >= 1 or not ${isNewcomer(sql`a.patient_id`)} or (${mayCount}::boolean and (
    select visits.booked - moving.count + held_slots.held
      < greatest(1, floor((open_slots.free + visits.taken - moving.count) * a.newcomer_share))
    from open_slots, visits, held_slots, (
      select count(*)::integer from appointments as visit where visit.id = a.appointment_id
        and visit.clinic_id = ${clinicId}::uuid and ${inWeek(sql`visit.starts_at`, week)}) as moving)))`;

type Offered = { alertId: string; patientId: string };

/**
 * Offers a slot to the first person waiting and reserves it, plus some seconds for the handover. Lock the slot first;
 * it must be free, not held and not offered. Skips locked alerts, which are getting another offer.
 * @param leftBy who gave it back and gets no offer
 */
export const offerSlot = async (
  transaction: Transaction<Tables>,
  { slotId, clinicId, ...slot }: OpenedSlot & { slotId: string; clinicId: string },
  leftBy: string | null,
): Promise<boolean> => {
  const where = { clinicId, week: weekOf(slot.startsAt, slot.now) };
  const byEmail = minutesByEmail(slot);
  const mayCount = await tryLockClinicWeek(transaction, where);
  const {
    rows: [offered],
  } = await sql<Offered>`
    with ${newcomerLoad(where, { holder: nobody, movingId: null })}, chosen as (
      select a.id, ${hearsAtOnce} as hears_at_once
      from slots as p join clinics as c on c.id = p.clinic_id join alerts as a on ${suits} and ${couldTakeIt} and ${hasRoom(mayCount, where)}
      where p.id = ${slotId}::uuid and a.patient_id is distinct from ${leftBy}::uuid
        and (${byEmail}::int is not null or ${hearsAtOnce})
      order by a.created_at, a.id limit 1 for update of a skip locked
    ), offered as (
      update alerts set state = 'offered' from chosen where alerts.id = chosen.id
      returning alerts.id as alert_id, alerts.patient_id, statement_timestamp() + make_interval(
        mins => case when chosen.hears_at_once then ${appointmentLimits.offerMinutes}::int else ${byEmail}::int end) as expires_at
    ), kept as (
      -- Extended as far as can be: an offer is not made longer.
      insert into holds (id, slot_id, clinic_id, kind, patient_id, expires_at, extended)
      select ${newId()}::uuid, p.id, p.clinic_id, 'offer', offered.patient_id, offered.expires_at + make_interval(secs => ${handoverSeconds}::int), true
      from offered, slots as p where p.id = ${slotId}::uuid
      on conflict (slot_id) do update set id = excluded.id, kind = 'offer', patient_id = excluded.patient_id, guest_token_hash = null,
        expires_at = excluded.expires_at, extended = true, offered_to_waiting = false, ending_notified_for = null, end_notified_for = null
      where holds.expires_at <= statement_timestamp()
      returning patient_id
    )
    insert into alert_offers (slot_id, patient_id, alert_id, turn, expires_at)
    select ${slotId}::uuid, kept.patient_id, alert_id, 1 + (select coalesce(max(turn), 0) from alert_offers where slot_id = ${slotId}::uuid), expires_at
    from offered left join kept on true
    returning alert_id as "alertId", patient_id as "patientId"
  `.execute(transaction);
  if (offered === undefined) return false;
  const { alertId, patientId } = offered;
  await recordAudit(transaction, {
    action: 'place.offered',
    capacity: 'system',
    actorAccountId: null,
    patientId,
    entityId: alertId,
    requestId: slotId,
  });
  await recordEvents(transaction, [{ type: 'alert', alertId, patientId, state: 'offered' }]);
  return true;
};
