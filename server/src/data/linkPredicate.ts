import { sql, type RawBuilder } from 'kysely';

import { ageOfDeciding, parentalBases } from '../../../contract/accessBases.ts';
import type { DependentScope } from '../../../contract/dependents.ts';
import { isOfAge } from './fieldRules.ts';

/** `lockOn` in SQL: a parental link whose child has reached the age of deciding. */
export const isOutgrownOn = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (link.basis in (${sql.join(parentalBases)}) and exists (
    select from patients as person
    where person.id = link.patient_id and ${isOfAge(sql`person.birth_date`, ageOfDeciding, day)}))`;

/** `mayActThrough` in SQL, for `dependents as link`. */
export const letsAct = (scope: DependentScope, day: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (link.state = 'active' and link.locked_at is null and ${scope} = any(link.scopes)
    and link.starts_on <= ${day} and (link.ends_on is null or link.ends_on >= ${day}) and not ${isOutgrownOn(day)})`;
