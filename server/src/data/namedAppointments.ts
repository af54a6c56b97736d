import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import type { Language } from '../../../contract/catalogues.ts';
import type { Tables } from './tables.ts';

export type NamedAppointment = { reservationId: string; patientId: string; bookerLang: Language | null };

export const findAppointmentNamed = async (db: Kysely<Tables>, word: string): Promise<NamedAppointment | undefined> => {
  const named = z.uuid().safeParse(word).success
    ? sql`appointment.id = ${word}::uuid`
    : sql`appointment.reference = upper(${word})`;
  const { rows } = await sql<NamedAppointment>`
    select appointment.id as "reservationId", appointment.patient_id as "patientId", booker.lang as "bookerLang"
    from appointments as appointment left join accounts as booker on booker.id = appointment.booked_by_account_id
    where ${named}
  `.execute(db);
  return rows[0];
};
