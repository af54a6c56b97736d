import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import { choice, type Choice } from '../../../../contract/choices.ts';
import type { CalendarDate } from '../../domain/calendar.ts';
import { retention } from '../../domain/retention.ts';
import { onQuebecClock } from '../fieldRules.ts';
import { letsAct } from '../linkPredicate.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const choiceContext = 'remembered_choices.choice_sealed';

/** A CTE: `appointments` is a name of rows just booked, with who booked them. */
export const rememberChoice = (appointments: RawBuilder<unknown>, sealed: Buffer | null): RawBuilder<unknown> => sql`
  insert into remembered_choices (account_id, patient_id, choice_sealed)
  select booked_by_account_id, patient_id, ${sealed}::bytea from ${appointments}
  where booked_by_account_id is not null and ${sealed}::bytea is not null
  on conflict (account_id, patient_id) do update set choice_sealed = excluded.choice_sealed, chosen_at = excluded.chosen_at`;

/** Of `remembered_choices as chosen`. */
const mayStillBook = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (exists (select from accounts as own where own.id = chosen.account_id and own.patient_id = chosen.patient_id)
    or exists (select from dependents as link
      where link.account_id = chosen.account_id and link.patient_id = chosen.patient_id and ${letsAct('book', day)}))`;

export type RememberedChoice = Choice & {
  patientId: string;
  birthDate: CalendarDate | null;
  /** Has a time ahead, free or not. */
  isProfThere: boolean;
};

type Row = Pick<RememberedChoice, 'patientId' | 'birthDate'> & { sealed: Buffer };

const openChoice = (vault: Vault, sealed: Buffer): Choice | undefined => {
  const opened = vault.openOr(sealed, choiceContext, null);
  return opened === null ? undefined : choice.safeParse(JSON.parse(opened)).data;
};

const listThere = async (db: Kysely<Tables>, choices: readonly Choice[]): Promise<string[]> => {
  const pairs = choices.flatMap(({ clinicId, profId }) => (profId === null ? [] : [{ clinicId, profId }]));
  const { rows } = await sql<{ pair: string }>`
    select clinic_id || ' ' || professional_id as pair
    from unnest(${pairs.map(({ clinicId }) => clinicId)}::uuid[], ${pairs.map(({ profId }) => profId)}::uuid[])
      as asked (clinic_id, professional_id)
    where exists (
      select from slots as p
      where p.clinic_id = asked.clinic_id and p.professional_id = asked.professional_id
        and p.starts_at > statement_timestamp() and p.status <> 'entered-in-error')
  `.execute(db);
  return rows.map(({ pair }) => pair);
};

/** For whom the account may book on that day. */
export const readChoices = async (
  db: Kysely<Tables>,
  vault: Vault,
  { accountId, today }: { accountId: string; today: CalendarDate },
): Promise<RememberedChoice[]> => {
  const { rows } = await sql<Row>`
    select chosen.patient_id as "patientId", chosen.choice_sealed as sealed, person.birth_date as "birthDate"
    from remembered_choices as chosen join patients as person on person.id = chosen.patient_id
    where chosen.account_id = ${accountId}::uuid and ${mayStillBook(sql`${today}::date`)}
    order by chosen.chosen_at desc, chosen.patient_id
  `.execute(db);
  const choices = rows.flatMap(({ sealed, ...about }) => {
    const opened = openChoice(vault, sealed);
    return opened === undefined ? [] : [{ ...about, ...opened }];
  });
  const there = await listThere(db, choices);
  return choices.map((one) => ({ ...one, isProfThere: there.includes(`${one.clinicId} ${one.profId}`) }));
};

export const forgetChoices = async (transaction: Transaction<Tables>, accountId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from remembered_choices where account_id = ${accountId}::uuid
  `.execute(transaction);
  return (numAffectedRows ?? 0n) > 0n;
};

/** After a year, and with the right to book for the person. */
export const sweepChoices = async (db: Kysely<Tables>): Promise<void> => {
  const today = sql`(${onQuebecClock(sql`now()`)})::date`;
  await sql`
    delete from remembered_choices as chosen
    where chosen.chosen_at < now() - ${retention.choiceYears}::int * interval '1 year' or not ${mayStillBook(today)}
  `.execute(db);
};
