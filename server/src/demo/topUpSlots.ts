import { sql, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { demoSource } from '../data/demoNetwork.ts';
import type { Tables } from '../data/tables.ts';
import { addDays, daysBetween, type CalendarDate } from '../domain/calendar.ts';
import { dateIn } from '../domain/zonedTime.ts';
import { demoClinics } from './clinics.ts';
import { insertRows } from './insertRows.ts';
import type { NetworkIds } from './loadNetwork.ts';
import { slotsOn, type DemoSlot } from './slots.ts';
import { demoProfessionals } from './professionals.ts';

/** Today included. */
const publishedDays = 30;

const lastDays = async (transaction: Transaction<Tables>): Promise<Map<string, CalendarDate>> => {
  const { rows } = await sql<{ key: string; day: CalendarDate }>`
    select clinics.source_key as key, max((slots.starts_at at time zone clinics.time_zone)::date) as day
    from slots join clinics on clinics.id = slots.clinic_id
    where slots.source = ${demoSource} group by clinics.source_key
  `.execute(transaction);
  return new Map(rows.map(({ key, day }) => [key, day]));
};

const daysToPublish = (today: CalendarDate, lastDay: CalendarDate | undefined): CalendarDate[] => {
  const first = lastDay !== undefined && lastDay >= today ? addDays(lastDay, 1) : today;
  const count = Math.max(0, daysBetween(first, addDays(today, publishedDays)));
  return Array.from({ length: count }, (_, at) => addDays(first, at));
};

const toRow = ({ key, professional, service, mode, startsAt, endsAt }: DemoSlot, ids: NetworkIds): object => ({
  id: newId(),
  clinic_id: ids.clinics.get(professional.clinic.key),
  service_id: ids.services.get(`${professional.clinic.key}/${service.key}`),
  professional_id: ids.professionals.get(professional.key),
  care_type: service.careType,
  mode,
  languages: professional.languages,
  starts_at: startsAt,
  ends_at: endsAt,
  status: 'free',
  source: demoSource,
  source_key: key,
});

/**
 * Published days stay unchanged.
 * @returns the number of slots added
 */
export const topUpSlots = async (transaction: Transaction<Tables>, ids: NetworkIds, now: Date): Promise<number> => {
  const published = await lastDays(transaction);
  const days = new Map(
    demoClinics.map(({ key, timeZone }) => [key, daysToPublish(dateIn(now, timeZone), published.get(key))]),
  );
  const slots = demoProfessionals.flatMap((professional) =>
    (days.get(professional.clinic.key) ?? []).flatMap((day) => slotsOn(professional, day)),
  );
  return insertRows(
    transaction,
    'slots',
    [
      'id',
      'clinic_id',
      'service_id',
      'professional_id',
      'care_type',
      'mode',
      'languages',
      'starts_at',
      'ends_at',
      'status',
      'source',
      'source_key',
    ],
    slots.filter(({ startsAt }) => startsAt > now).map((slot) => toRow(slot, ids)),
  );
};
