import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import type { SlotStatus } from './tables/network.ts';

/** Of slots that the clinic adds itself. */
export const clinicSource = 'clinic';

export type AgendaSlot = { slotId: string; startsAt: Date; status: SlotStatus };

/** Lists slots that overlap a period. Locks the professional, so that none is added. */
export const readAgenda = async (
  transaction: Transaction<Tables>,
  { professionalId }: Pick<SlotRow, 'professionalId'>,
  { startsAt, endsAt }: Pick<SlotRow, 'startsAt' | 'endsAt'>,
): Promise<AgendaSlot[]> => {
  if (professionalId === null) return [];
  await sql`select from professionals where id = ${professionalId}::uuid for no key update`.execute(transaction);
  const { rows } = await sql<AgendaSlot>`
    select id as "slotId", starts_at as "startsAt", status from slots
    where professional_id = ${professionalId}::uuid and status <> 'entered-in-error'
      and tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})
    order by starts_at, id
  `.execute(transaction);
  return rows;
};

export const addSlotLike = async (
  transaction: Transaction<Tables>,
  { slotId }: Pick<SlotRow, 'slotId'>,
  { startsAt, endsAt }: Pick<SlotRow, 'startsAt' | 'endsAt'>,
): Promise<string> => {
  const id = newId();
  await sql`
    insert into slots (id, clinic_id, service_id, professional_id, care_type, mode, languages, starts_at, ends_at, source, source_key)
    select ${id}::uuid, clinic_id, service_id, professional_id, care_type, mode, languages, ${startsAt}, ${endsAt}, ${clinicSource}, ${id}
    from slots where id = ${slotId}::uuid
  `.execute(transaction);
  return id;
};

export type NamedClinic = { clinicId: string; name: string; city: string; timeZone: string };

const clinicColumns = sql`id as "clinicId", name, city, time_zone as "timeZone"`;

export const findClinics = async (db: Kysely<Tables>, word: string | null): Promise<NamedClinic[]> => {
  const { rows } = await sql<NamedClinic>`
    select ${clinicColumns} from clinics
    where ${word}::text is null or id::text = lower(${word}) or lower(name) = lower(${word})
    order by name, id
  `.execute(db);
  return rows;
};

export const findProfessionals = async (
  db: Kysely<Tables>,
  clinicId: string,
  word: string,
): Promise<{ professionalId: string; name: string }[]> => {
  const { rows } = await sql<{ professionalId: string; name: string }>`
    select id as "professionalId", name from professionals
    where (id::text = lower(${word}) or lower(name) = lower(${word}))
      and exists (select from slots where clinic_id = ${clinicId}::uuid and professional_id = professionals.id)
    order by id
  `.execute(db);
  return rows;
};
