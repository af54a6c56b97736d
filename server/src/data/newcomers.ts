import { sql, type RawBuilder, type Transaction } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import type { NewcomerLoad, Week } from '../domain/newcomers.ts';
import { liveList } from './fieldRules.ts';
import { isHoldOfAnother } from './holderPredicate.ts';
import type { Tables } from './tables.ts';

/** No clinic verified the record's number, invited it or received it. */
export const isNewcomer = (record: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from patients as known where known.id = ${record} and known.nam_verified_at is not null)
  and not exists (select from invitations as asked where asked.patient_id = ${record})
  and not exists (select from appointments as attended where attended.patient_id = ${record} and attended.status in ('checked-in', 'fulfilled')))`;

const upcoming = sql`visit.status in ${liveList} and visit.ends_at > statement_timestamp()`;

export type ClinicWeek = { clinicId: string; week: Week };

export const inWeek = (startsAt: RawBuilder<unknown>, { from, to }: Week): RawBuilder<boolean> =>
  sql<boolean>`(${startsAt} >= ${from}::timestamptz and ${startsAt} < ${to}::timestamptz)`;

/** CTEs. A moved appointment and the holder's own holds do not count. */
export const newcomerLoad = (
  { clinicId, week }: ClinicWeek,
  { holder, movingId }: { holder: Holder; movingId: string | null },
): RawBuilder<unknown> => sql`
  open_slots as (
    select count(*)::integer as free from slots as p
    where p.clinic_id = ${clinicId}::uuid and p.status = 'free' and ${inWeek(sql`p.starts_at`, week)}
  ), visits as (
    select count(*)::integer as taken, (count(*) filter (where ${isNewcomer(sql`visit.patient_id`)}))::integer as booked
    from appointments as visit
    where visit.clinic_id = ${clinicId}::uuid and visit.status in ${liveList} and ${inWeek(sql`visit.starts_at`, week)}
      and visit.id is distinct from ${movingId}::uuid
  ), held_slots as (
    select count(*)::integer as held from holds as h join slots as p on p.id = h.slot_id
    where h.clinic_id = ${clinicId}::uuid and h.expires_at > statement_timestamp() and ${inWeek(sql`p.starts_at`, week)}
      and ${isHoldOfAnother(holder)} and (h.patient_id is null or ${isNewcomer(sql`h.patient_id`)})
  )`;

const load = sql`open_slots.free + visits.taken as slots, visits.booked, held_slots.held`;
const fromLoad = sql`open_slots, visits, held_slots`;

/** Lock the slots first; count in a later statement. */
export const lockNames = async (transaction: Transaction<Tables>, names: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${[...names].sort()}::text[]) as name`.execute(
    transaction,
  );
};

export const tryLockClinicWeek = async (transaction: Transaction<Tables>, where: ClinicWeek): Promise<boolean> => {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(name, 0)) as "isLocked"
    from unnest(${clinicWeekNames(where)}::text[]) as name`.execute(transaction);
  return rows.every(({ isLocked }) => isLocked);
};

export const clinicWeekNames = ({ clinicId, week: { mondays } }: ClinicWeek): string[] =>
  mondays.map((monday) => `newcomers ${clinicId} ${monday.toISOString()}`);

export const readNewcomerLoad = async (
  transaction: Transaction<Tables>,
  where: ClinicWeek,
  counted: { holder: Holder; movingId: string | null },
): Promise<NewcomerLoad> => {
  const {
    rows: [row],
  } = await sql<NewcomerLoad>`with ${newcomerLoad(where, counted)} select ${load} from ${fromLoad}`.execute(
    transaction,
  );
  if (row === undefined) throw new Error('A count gave no row.');
  return row;
};

export type Budget = {
  accountId: string | null;
  email: string;
  guestEmailIndex: Buffer;
  invitationEmailIndex: Buffer;
  phone: string | null;
  namIndex: Buffer | null;
  birthDate: string | null;
};

export type Standing = NewcomerLoad & { sameNumber: number; together: number };

const isPhone = (column: 'same.phone' | 'booker.phone' | 'visit.contact_phone', phone: string | null) =>
  sql<boolean>`substring(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g') from '^1?([0-9]{10})') = ${phone}`;

/** A dependent without a number is called at the booker's. */
const withNumber = (phone: string | null) => sql`
  select visit.id from patients as same join appointments as visit on visit.patient_id = same.id
  where ${isPhone('same.phone', phone)} and ${upcoming} and ${isNewcomer(sql`same.id`)}
  union
  select visit.id from patients as booker join accounts on accounts.patient_id = booker.id
    join appointments as visit on visit.booked_by_account_id = accounts.id join patients as same on same.id = visit.patient_id
  where ${isPhone('booker.phone', phone)} and same.phone is null and ${upcoming} and ${isNewcomer(sql`same.id`)}
  union
  select visit.id from appointments as visit
  where ${isPhone('visit.contact_phone', phone)} and ${upcoming} and ${isNewcomer(sql`visit.patient_id`)}`;

export const countWithNumber = async (
  transaction: Transaction<Tables>,
  { phone, reservationId }: { phone: string; reservationId: string },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${withNumber(phone)}) as called where id <> ${reservationId}::uuid
  `.execute(transaction);
  return rows[0]?.count ?? 0;
};

const together = ({ accountId, email, guestEmailIndex, invitationEmailIndex, phone }: Budget) => sql`
  select visit.id from appointments as visit
  where visit.booked_by_account_id = ${accountId}::uuid and ${upcoming} and ${isNewcomer(sql`visit.patient_id`)}
  union
  select visit.id from accounts as same join appointments as visit on visit.booked_by_account_id = same.id
  where lower(same.email) = lower(${email}) and same.email_verified_at is not null and ${upcoming} and ${isNewcomer(sql`visit.patient_id`)}
  union
  select visit.id from guests as same join appointments as visit on visit.patient_id = same.patient_id
  where same.email_index = ${guestEmailIndex}::bytea and ${upcoming}
  union
  select visit.id from invitations as same join appointments as visit on visit.invitation_id = same.id
  where same.email_index = ${invitationEmailIndex}::bytea and ${upcoming}
  union
  ${withNumber(phone)}`;

const sameNumber = ({ namIndex, birthDate }: Budget) =>
  namIndex === null
    ? sql`0`
    : sql`(
      select count(*)::integer from patients as same join appointments as visit on visit.patient_id = same.id
      where same.nam_index = ${namIndex}::bytea and same.birth_date is not distinct from ${birthDate}::date
        and ${upcoming} and ${isNewcomer(sql`same.id`)})`;

export const readStanding = async (
  transaction: Transaction<Tables>,
  where: ClinicWeek,
  { holder, budget }: { holder: Holder; budget: Budget },
): Promise<Standing> => {
  const {
    rows: [row],
  } = await sql<Standing>`
    with ${newcomerLoad(where, { holder, movingId: null })}
    select ${load},
      ${sameNumber(budget)} as "sameNumber",
      (select count(*)::integer from (${together(budget)}) as visits_together) as together
    from ${fromLoad}
  `.execute(transaction);
  if (row === undefined) throw new Error('A count gave no row.');
  return row;
};
