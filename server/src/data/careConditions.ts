import { sql, type RawBuilder } from 'kysely';

import { ageOfDeciding } from '../../../contract/accessBases.ts';
import type { CareType, Reason } from '../../../contract/catalogues.ts';
import { generalCare, handsOnReasons, remoteModes } from '../domain/care/suitability.ts';
import { onQuebecClock } from './fieldRules.ts';

type Expression = RawBuilder<unknown>;

export type NeedColumns = { birthDate: Expression; hasRecord: boolean; reason: Expression; usualCareTypes: Expression };

const list = (codes: readonly string[]): Expression => sql`(${sql.join(codes.map((code) => sql.lit(code)))})`;
const isRemote = sql`p.mode in ${list(remoteModes)}`;
const isHandsOn = (reason: Expression): Expression => sql`${reason} in ${list(handsOnReasons)}`;

const day = sql`(${onQuebecClock(sql`p.starts_at`)})::date`;
const yearsBefore = (years: Expression): Expression => sql`${day} - (${years}) * interval '1 year'`;

const fitsAnyAge = sql`(s.min_age is null and s.max_age is null)`;
const mayFit = (hasRecord: boolean): RawBuilder<boolean> =>
  hasRecord ? sql`(s.max_age is null or s.max_age >= ${sql.lit(ageOfDeciding)})` : sql`true`;

const takesAge = ({ birthDate, hasRecord }: NeedColumns): RawBuilder<boolean> => sql`
  (${fitsAnyAge} or case when ${birthDate} is null then ${mayFit(hasRecord)}
    else (s.min_age is null or ${birthDate} <= ${yearsBefore(sql`s.min_age`)})
      and (s.max_age is null or ${birthDate} > ${yearsBefore(sql`s.max_age + 1`)}) end)`;

const takesReason = ({ reason, usualCareTypes }: NeedColumns): RawBuilder<boolean> => sql`
  (case when ${reason} is null then
      s.reasons = '{}' or not ${isRemote} or exists (select from unnest(s.reasons) as one where not (${isHandsOn(sql`one`)}))
    else not (${isHandsOn(reason)} and ${isRemote}) and case when s.reasons = '{}'
      then (${usualCareTypes} = '{}' or p.care_type = any(${usualCareTypes})) and (${reason} <> 'other' or p.care_type in ${list(generalCare)})
      else ${reason} = any(s.reasons) end
  end)`;

/** `objectionToCare` in SQL. A join would lose the order of the index. */
export const takesPerson = (need: NeedColumns): RawBuilder<boolean> => sql`
  (select ${takesReason(need)} and (s.modes = '{}' or p.mode = any(s.modes)) and ${takesAge(need)}
    from services as s where s.id = p.service_id)`;

/** Not where it takes the age on both days. */
export const mayRefuseAge = (
  { birthDate }: NeedColumns,
  { first, last }: { first: Expression; last: Expression },
): RawBuilder<boolean> => sql`
  ((s.min_age is null or ${birthDate} <= ${first} - s.min_age * interval '1 year')
    and (s.max_age is null or ${birthDate} > ${last} - (s.max_age + 1) * interval '1 year')) is not true`;

export const refusesOnlyAge = (need: NeedColumns): RawBuilder<boolean> => sql`
  (${takesReason(need)} and (s.modes = '{}' or p.mode = any(s.modes)) and not ${takesAge(need)})`;

const birthDateOf = (patientId: Expression): Expression =>
  sql`(select birth_date from patients where id = ${patientId})`;

export const takesPatient = (patientId: Expression): RawBuilder<boolean> =>
  takesPerson({
    birthDate: birthDateOf(patientId),
    hasRecord: true,
    reason: sql`null::text`,
    usualCareTypes: sql`'{}'::text[]`,
  });

export const needColumns = (
  patientId: string | null,
  { reason, usualCareTypes }: { reason: Reason | null; usualCareTypes: readonly CareType[] },
): NeedColumns => ({
  birthDate: birthDateOf(sql`${patientId}::uuid`),
  hasRecord: patientId !== null,
  reason: sql`${reason}::text`,
  usualCareTypes: sql`${usualCareTypes}::text[]`,
});

export const anyCareType: readonly CareType[] = [];

export const termsColumn: Expression = sql`
  jsonb_build_object('minAge', s.min_age, 'maxAge', s.max_age, 'reasons', s.reasons, 'modes', s.modes, 'visit', s.visit,
    'coverage', s.coverage, 'feeCents', s.fee_cents, 'fee', jsonb_build_object('fr', s.fee_fr, 'en', s.fee_en), 'cards', s.cards)`;
