import { sql, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Mode } from '../../../contract/catalogues.ts';
import { demoSource } from '../data/demoNetwork.ts';
import type { Tables } from '../data/tables.ts';
import { todayAt } from '../domain/age.ts';
import { addDays, isoWeekday, type CalendarDate } from '../domain/calendar.ts';
import { minuteMs } from '../domain/durations.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import type { PastAppointment } from './appointments.ts';

export type AppointmentSlot = {
  id: string;
  clinic_id: string;
  starts_at: Date;
  ends_at: Date;
  per_name: string;
  clinic_name: string;
  phone: string | null;
  time_zone: string;
  cancel_limit_minutes: number;
  mode: Mode;
};

const weekdayBefore = (date: CalendarDate): CalendarDate => addDays(date, Math.min(5 - isoWeekday(date), 0));

const slotColumns = sql`p.id, p.clinic_id, p.mode, p.starts_at, p.ends_at, s.name_fr as per_name, c.name as clinic_name, c.phone, c.time_zone, c.cancel_limit_minutes`;

export const addPastSlot = async (
  transaction: Transaction<Tables>,
  appointment: PastAppointment,
  now: Date,
): Promise<AppointmentSlot> => {
  const [clinicKey = ''] = appointment.professional.split('/');
  const date = weekdayBefore(addDays(todayAt(now), -appointment.daysAgo));
  const { time_zone: timeZone } = await transaction
    .selectFrom('clinics')
    .select('time_zone')
    .where('source', '=', demoSource)
    .where('source_key', '=', clinicKey)
    .executeTakeFirstOrThrow();
  const [startsAt = now] = instantsShowing(`${date}T${appointment.at}`, timeZone);
  const { rows } = await sql<AppointmentSlot>`
    with p as (
      insert into slots (id, clinic_id, service_id, professional_id, care_type, mode, languages, starts_at, ends_at, status, source, source_key)
      select ${newId()}::uuid, services.clinic_id, services.id, professionals.id, services.care_type, ${appointment.mode}, professionals.languages,
        ${startsAt}, ${new Date(startsAt.getTime() + 20 * minuteMs)}, ${appointment.status === 'cancelled' ? 'free' : 'busy'}, ${demoSource}, ${`visit/${appointment.professional}/${date}`}
      from services, professionals
      where services.source = ${demoSource} and services.source_key = ${`${clinicKey}/${appointment.service}`}
        and professionals.source = ${demoSource} and professionals.source_key = ${appointment.professional}
      returning *
    )
    select ${slotColumns} from p join services as s on s.id = p.service_id join clinics as c on c.id = p.clinic_id
  `.execute(transaction);
  const [slot] = rows;
  if (slot === undefined)
    throw new Error(`The demo has no service ${appointment.service} for ${appointment.professional}.`);
  return slot;
};

export const takeSlot = async (
  transaction: Transaction<Tables>,
  serviceOrClinic: string,
  from: Date,
): Promise<AppointmentSlot> => {
  const { rows } = await sql<AppointmentSlot>`
    with p as (
      update slots set status = 'busy' where id = (
        select slots.id from slots join services on services.id = slots.service_id
        where slots.source = ${demoSource} and slots.status = 'free' and slots.starts_at >= ${from}
          and not exists (select from holds where holds.slot_id = slots.id)
          and (services.source_key = ${serviceOrClinic} or split_part(services.source_key, '/', 1) = ${serviceOrClinic})
        order by slots.starts_at, slots.id limit 1)
      returning *
    )
    select ${slotColumns} from p join services as s on s.id = p.service_id join clinics as c on c.id = p.clinic_id
  `.execute(transaction);
  const [slot] = rows;
  if (slot === undefined) throw new Error(`The demo has no free place of ${serviceOrClinic}.`);
  return slot;
};
