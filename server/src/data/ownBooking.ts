import { sql, type RawBuilder } from 'kysely';

import { ageOfDeciding, ageOfMajority } from '../../../contract/accessBases.ts';
import { isOfAge, quebecToday } from './fieldRules.ts';

/**
 * Patients booked `as` themselves: by account, as guest or by invitation. An erased account’s booking counts if they
 * have an account, so that nothing leaks.
 */
export const isOwnBooking = (as: string): RawBuilder<boolean> => {
  const row = sql.ref(as);
  return sql<boolean>`(
    exists (select from accounts as own where own.patient_id = ${row}.patient_id and coalesce(${row}.booked_by_account_id, own.id) = own.id)
    or (${row}.booked_by_account_id is null and (${row}.invitation_id is not null
      or exists (select from guests as described where described.patient_id = ${row}.patient_id))))`;
};

const birthDate = sql`person.birth_date`;

/** `isPrivate` in SQL: the patient is 14 to 17 and booked themselves (product §8 Messages). */
export const isPrivateBooking = (as: string): RawBuilder<boolean> => sql<boolean>`(${isOwnBooking(as)} and exists (
  select from patients as person where person.id = ${sql.ref(as)}.patient_id
    and ${isOfAge(birthDate, ageOfDeciding, quebecToday)}
    and not ${isOfAge(birthDate, ageOfMajority, quebecToday)}))`;
