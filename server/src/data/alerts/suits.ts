import { sql, type RawBuilder } from 'kysely';

import { takesPerson } from '../careConditions.ts';
import { dayPartOf, liveList, metresBetween, quebecToday } from '../fieldRules.ts';
import { letsAct } from '../linkPredicate.ts';
import { areTextsSent } from '../texts/closedChannels.ts';
import { takesTexts } from '../texts/textChoices.ts';

/** Expects `slots as p`, `clinics as c`. */
const localStart = sql`(p.starts_at at time zone c.time_zone)`;

/** A clinic without coordinates matches only alerts without a location, as in search. */
const whereItIs = sql`(case when c.latitude is null then box '((-180,-90),(180,90))'
  else box(point(c.longitude, c.latitude), point(c.longitude, c.latitude)) end)`;

const metresAway = metresBetween(
  { latitude: sql`a.latitude`, longitude: sql`a.longitude` },
  { latitude: sql`c.latitude`, longitude: sql`c.longitude` },
);

const takesWatcher = takesPerson({
  birthDate: sql`(select birth_date from patients where id = a.patient_id)`,
  hasRecord: true,
  reason: sql`a.reason`,
  usualCareTypes: sql`a.usual_care_types`,
});

/** Expects `alerts as a`, `slots as p`, `clinics as c`. */
export const suits: RawBuilder<boolean> = sql`
  a.state = 'waiting' and c.active
  and ((a.clinic_ids <> '{}' and a.clinic_ids @> array[p.clinic_id]) or (a.clinic_ids = '{}' and a.area @> ${whereItIs}))
  and a.period @> ${localStart}::date
  and (a.latitude is null or c.latitude is not null)
  and (a.radius_metres is null or ${metresAway} <= a.radius_metres)
  and (a.care_types = '{}' or p.care_type = any(a.care_types))
  and (a.professional_ids = '{}' or p.professional_id = any(a.professional_ids))
  and (a.modes = '{}' or p.mode = any(a.modes))
  and (a.languages = '{}' or a.languages && p.languages)
  and (a.weekdays = '{}' or extract(isodow from ${localStart})::int = any(a.weekdays))
  and (a.day_parts = '{}' or ${dayPartOf(localStart)} = any(a.day_parts))
  and ${takesWatcher}`;

export const mayStillBook: RawBuilder<boolean> = sql`
  exists (
    select from accounts as watcher
    where watcher.id = a.account_id and watcher.closed_at is null and watcher.email_verified_at is not null and (watcher.patient_id = a.patient_id or exists (
      select from dependents as link
      where link.account_id = a.account_id and link.patient_id = a.patient_id and ${letsAct('book', quebecToday)})))`;

/**
 * The patient could take the slot and was never offered it. The appointment to replace does not count, but must be
 * later and movable.
 */
export const couldTakeIt: RawBuilder<boolean> = sql`
  not exists (select from alert_offers as told where told.slot_id = p.id and told.patient_id = a.patient_id)
  and not exists (select from appointments as had where had.slot_id = p.id and had.patient_id = a.patient_id)
  and (a.appointment_id is null or exists (
    select from appointments as replaced
    where replaced.id = a.appointment_id and replaced.status = 'booked'
      and replaced.cancel_until > statement_timestamp() and replaced.starts_at > p.starts_at))
  and not exists (
    select from appointments as visit
    where visit.patient_id = a.patient_id and visit.status in ${liveList} and visit.id is distinct from a.appointment_id
      and tstzrange(visit.starts_at, visit.ends_at) && tstzrange(p.starts_at, p.ends_at))
  and (select count(*) from appointments as visit
    where visit.patient_id = a.patient_id and visit.status in ${liveList} and visit.id is distinct from a.appointment_id
      and visit.ends_at > statement_timestamp()) < a.max_upcoming
  and ${mayStillBook}`;

/** Expects `alerts as a`: texts are sent, and its account asked for offers by text, on a phone that counts and did not answer STOP. */
export const hearsAtOnce: RawBuilder<boolean> = sql`
  (${areTextsSent} and ${takesTexts(sql`a.account_id`, 'offer')} and not exists (
    select from text_numbers as phone join text_stops as stop on stop.number_digest = phone.number_digest
    where phone.account_id = a.account_id))`;
