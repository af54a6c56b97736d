import { sql, type RawBuilder } from 'kysely';

import { ageOfDeciding } from '../../../contract/accessBases.ts';
import type { CareType, Reason } from '../../../contract/catalogues.ts';
import { handsOnReasons, remoteModes, type Clientele } from '../domain/care/suitability.ts';
import { onQuebecClock } from './fieldRules.ts';

type Expression = RawBuilder<unknown>;

export type NeedColumns = {
  birthDate: Expression;
  hasRecord: boolean;
  reason: Expression;
  usualCareTypes: Expression;
  clientele?: Clientele | null;
};

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
      then ${usualCareTypes} = '{}' or p.care_type = any(${usualCareTypes})
      else ${reason} = any(s.reasons) end
  end)`;

const takesClientele = ({ clientele = null }: NeedColumns): RawBuilder<unknown> => {
  if (clientele === null) return sql``;
  const { reasons, mayNeedHands } = clientele;
  const takesAll =
    reasons.length === 0 ? sql`s.reasons = '{}'` : sql`(s.reasons = '{}' or s.reasons @> ${reasons}::text[])`;
  return mayNeedHands ? sql`and ${takesAll} and not ${isRemote}` : sql`and ${takesAll}`;
};

/** `objectionToCare` in SQL. A join would lose the order of the index. */
export const takesPerson = (need: NeedColumns): RawBuilder<boolean> => sql`
  (select ${takesReason(need)} ${takesClientele(need)} and (s.modes = '{}' or p.mode = any(s.modes)) and ${takesAge(need)}
    from services as s where s.id = p.service_id)`;

export const refusesOnlyAge = (need: NeedColumns): RawBuilder<boolean> => sql`
  (${takesReason(need)} ${takesClientele(need)} and (s.modes = '{}' or p.mode = any(s.modes)) and not ${takesAge(need)})`;

const birthDateOf = (patientId: Expression): Expression =>
  sql`(select birth_date from patients where id = ${patientId})`;

export const takesPatient = (patientId: Expression): RawBuilder<boolean> =>
  takesPerson({
    birthDate: birthDateOf(patientId),
    hasRecord: true,
    reason: sql`null::text`,
    usualCareTypes: sql`'{}'::text[]`,
  });

type Wanted = { reason: Reason | null; usualCareTypes: readonly CareType[]; clientele?: Clientele | null };

export const needColumns = (
  patientId: string | null,
  { reason, usualCareTypes, clientele = null }: Wanted,
): NeedColumns => ({
  birthDate: birthDateOf(sql`${patientId}::uuid`),
  hasRecord: patientId !== null,
  reason: sql`${reason}::text`,
  usualCareTypes: sql`${usualCareTypes}::text[]`,
  clientele,
});

export const anyCareType: readonly CareType[] = [];

export const termsColumn: Expression = sql`
  jsonb_build_object('minAge', s.min_age, 'maxAge', s.max_age, 'reasons', s.reasons, 'modes', s.modes, 'visit', s.visit,
    'coverage', s.coverage, 'feeCents', s.fee_cents, 'fee', jsonb_build_object('fr', s.fee_fr, 'en', s.fee_en), 'cards', s.cards)`;
