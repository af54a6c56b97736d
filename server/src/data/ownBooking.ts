import { sql, type RawBuilder } from 'kysely';

import { ageOfDeciding, ageOfMajority } from '../../../contract/accessBases.ts';
import { isOfAge, quebecToday } from './fieldRules.ts';

/**
 * Whether the reservation named `as` was booked by its patient themselves: in their account, be it closed by now, or without one, by a clinic’s
 * code or in the express area. Nobody stands as the booker of those, nor of one that an account booked which was erased since: where its
 * patient signs in it counts as theirs, so that nothing of theirs is told by mistake; else it may be that of whoever acts for them.
 */
export const isOwnBooking = (as: string): RawBuilder<boolean> => {
  const appointment = sql.ref(as);
  return sql<boolean>`(
    exists (select from accounts as own where own.patient_id = ${appointment}.patient_id and coalesce(${appointment}.booked_by_account_id, own.id) = own.id)
    or (${appointment}.booked_by_account_id is null and (${appointment}.invitation_id is not null
      or exists (select from guests as described where described.patient_id = ${appointment}.patient_id))))`;
};

const birthDate = sql`person.birth_date`;

/** Whether that patient is from 14 to 17 today and booked themselves: `isPrivate` of the domain, in SQL (product §8 Messages). */
export const isPrivateBooking = (as: string): RawBuilder<boolean> => sql<boolean>`(${isOwnBooking(as)} and exists (
  select from patients as person where person.id = ${sql.ref(as)}.patient_id
    and ${isOfAge(birthDate, ageOfDeciding, quebecToday)}
    and not ${isOfAge(birthDate, ageOfMajority, quebecToday)}))`;
