import { sql, type Kysely } from 'kysely';

import type { RecordedEvent } from '../recordedEvent.ts';
import type { Tables } from '../tables.ts';

type DayEvent = Extract<RecordedEvent, { type: 'visit' | 'place' }>;
type ThreadEvent = Extract<RecordedEvent, { type: 'thread' }>;
export type ClinicEvent = { clinicId: string; professionalId: string | null; event: DayEvent | ThreadEvent };

const isTold = (event: RecordedEvent): event is DayEvent =>
  event.type === 'visit' || (event.type === 'place' && event.state === 'freed');

const idOf = (event: DayEvent): string => (event.type === 'visit' ? event.reservationId : event.spaceId);

type Place = { id: string; clinicId: string; professionalId: string | null };

const placesOf = async (db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Place>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Place>`
    select appointment.id, appointment.clinic_id as "clinicId", slots.professional_id as "professionalId"
    from appointments as appointment join slots on slots.id = appointment.slot_id where appointment.id = any(${ids}::uuid[])
    union all
    select id, clinic_id, professional_id from slots where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

export const clinicEvents = async (db: Kysely<Tables>, events: readonly RecordedEvent[]): Promise<ClinicEvent[]> => {
  const told = events.filter(isTold);
  const places = await placesOf(db, told.map(idOf));
  const ofDays = told.flatMap((event) => {
    const place = places.get(idOf(event));
    return place === undefined ? [] : [{ ...place, event }];
  });
  const ofThreads = events
    .filter((event) => event.type === 'thread')
    .map((event) => ({ clinicId: event.clinicId, professionalId: null, event }));
  return [...ofDays, ...ofThreads];
};
