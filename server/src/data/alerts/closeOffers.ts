import { sql, type Transaction } from 'kysely';

import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';

type Closed = { alertId: string; patientId: string };

const tell = (transaction: Transaction<Tables>, closed: readonly Closed[]): Promise<void> =>
  recordEvents(
    transaction,
    closed.map((offer) => ({ type: 'alert', state: 'ended', ...offer })),
  );

/** Closes expired offers and releases their slots. One never announced may be made again. Lock the slots first. */
export const closeOverdueOffers = async (
  transaction: Transaction<Tables>,
  slotIds: readonly string[],
): Promise<void> => {
  const { rows } = await sql<Closed>`
    with overdue as (
      select slot_id, patient_id, alert_id, expires_at, notified_at from alert_offers
      where slot_id = any(${slotIds}::uuid[]) and outcome is null and expires_at <= statement_timestamp()
    ), missed as (
      update alert_offers set outcome = 'missed' from overdue
      where alert_offers.slot_id = overdue.slot_id and alert_offers.patient_id = overdue.patient_id and overdue.notified_at is not null
    ), untold as (
      delete from alert_offers using overdue
      where alert_offers.slot_id = overdue.slot_id and alert_offers.patient_id = overdue.patient_id and overdue.notified_at is null
    ), over as (
      update holds set expires_at = overdue.expires_at from overdue
      where holds.slot_id = overdue.slot_id and holds.patient_id = overdue.patient_id and holds.kind = 'offer'
    ), waiting as (
      update alerts set state = 'waiting', missed_at = case when notified_at is null then missed_at else expires_at end
      from overdue where alerts.id = overdue.alert_id and alerts.state = 'offered'
    )
    select alert_id as "alertId", patient_id as "patientId" from overdue
  `.execute(transaction);
  await tell(transaction, rows);
};

/** The alert goes on. Lock the slot first. */
export const declineOffer = async (
  transaction: Transaction<Tables>,
  slotId: string,
  patientId: string,
): Promise<void> => {
  const { rows } = await sql<Closed>`
    with declined as (
      update alert_offers set outcome = 'declined'
      where slot_id = ${slotId}::uuid and patient_id = ${patientId}::uuid and outcome is null
      returning alert_id, patient_id
    ), waiting as (
      update alerts set state = 'waiting' from declined where alerts.id = declined.alert_id and alerts.state = 'offered'
    )
    select alert_id as "alertId", patient_id as "patientId" from declined
  `.execute(transaction);
  await tell(transaction, rows);
};

/** Lock the slots first. */
export const meetAlerts = async (
  transaction: Transaction<Tables>,
  slotIds: readonly string[],
  patientId: string,
): Promise<void> => {
  const { rows } = await sql<Closed>`
    with taken as (
      update alert_offers set outcome = 'taken'
      where slot_id = any(${slotIds}::uuid[]) and patient_id = ${patientId}::uuid and outcome is null
      returning alert_id, patient_id
    ), met as (
      update alerts set state = 'met', missed_at = null from taken where alerts.id = taken.alert_id
    )
    select alert_id as "alertId", patient_id as "patientId" from taken
  `.execute(transaction);
  await tell(transaction, rows);
};
