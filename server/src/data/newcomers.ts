import { sql, type RawBuilder, type Transaction } from 'kysely';

import { nobody, type Holder } from '../domain/holder.ts';
import type { NewcomerLoad, Week } from '../domain/newcomers.ts';
import { liveList } from './fieldRules.ts';
import { isHoldOfAnother } from './holderPredicate.ts';
import type { Tables } from './tables.ts';

/** No clinic verified the record's number, invited it or received it. */
export const isNewcomer = (record: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from patients as known where known.id = ${record} and known.nam_verified_at is not null)
  and not exists (select from invitations as asked where asked.patient_id = ${record})
  and not exists (select from appointments as attended where attended.patient_id = ${record} and attended.status in ('checked-in', 'fulfilled')))`;

const upcoming = sql`appointment.status in ${liveList} and appointment.ends_at > statement_timestamp()`;

export type ClinicWeek = { clinicId: string; week: Week };

const inWeek = (startsAt: RawBuilder<unknown>, { from, to }: Week): RawBuilder<boolean> =>
  sql<boolean>`(${startsAt} >= ${from}::timestamptz and ${startsAt} < ${to}::timestamptz)`;

export type Replaced = { slotId: string; movingId?: string | undefined; endsHoldOf?: Holder | undefined };

/** CTEs, counted once. Past appointments of the week count; past free slots do not. */
export const newcomerLoad = (
  { clinicId, week }: ClinicWeek,
  { slotId, movingId, endsHoldOf = nobody }: Replaced,
): RawBuilder<unknown> => sql`
  open_slots as materialized (
    select count(*)::integer as free from slots as p
    where p.clinic_id = ${clinicId}::uuid and p.status = 'free' and ${inWeek(sql`p.starts_at`, week)} and p.starts_at > statement_timestamp()
  ), visits as materialized (
    select count(*)::integer as taken, (count(*) filter (where ${isNewcomer(sql`appointment.patient_id`)}))::integer as booked
    from appointments as appointment
    where appointment.clinic_id = ${clinicId}::uuid and appointment.status <> 'cancelled' and ${inWeek(sql`appointment.starts_at`, week)}
      and appointment.id is distinct from ${movingId ?? null}::uuid
  ), held_slots as materialized (
    select count(*)::integer as held from holds as h join slots as p on p.id = h.slot_id
    where h.clinic_id = ${clinicId}::uuid and h.expires_at > statement_timestamp() and ${inWeek(sql`p.starts_at`, week)}
      and h.slot_id <> ${slotId}::uuid and (h.kind = 'offer' or ${isHoldOfAnother(endsHoldOf)})
      and (h.patient_id is null or ${isNewcomer(sql`h.patient_id`)})
  )`;

const load = sql`open_slots.free + visits.taken as slots, visits.booked, held_slots.held`;
const fromLoad = sql`open_slots, visits, held_slots`;

/** Lock the slots first. */
export const clinicWeekName = ({ clinicId, week }: ClinicWeek): string =>
  `newcomers ${clinicId} ${week.from.toISOString()}`;

export const readNewcomerLoad = async (
  transaction: Transaction<Tables>,
  where: ClinicWeek,
  replaced: Replaced,
): Promise<NewcomerLoad> => {
  const {
    rows: [row],
  } = await sql<NewcomerLoad>`with ${newcomerLoad(where, replaced)} select ${load} from ${fromLoad}`.execute(
    transaction,
  );
  if (row === undefined) throw new Error('A count gave no row.');
  return row;
};

export type Budget = {
  accountId: string | null;
  email: string;
  guestEmailIndex: Buffer;
  phone: string | null;
  namIndex: Buffer | null;
  birthDate: string | null;
};

export type Standing = NewcomerLoad & { sameNumber: number; together: number };

const isPhone = (column: 'same.phone' | 'booker.phone' | 'appointment.contact_phone', phone: string | null) =>
  sql<boolean>`substring(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g') from '^1?([0-9]{10})') = ${phone}`;

const withNumber = (phone: string | null) => sql`
  select appointment.id from patients as same join appointments as appointment on appointment.patient_id = same.id
  where ${isPhone('same.phone', phone)} and ${upcoming} and ${isNewcomer(sql`same.id`)}
  union
  select appointment.id from patients as booker join accounts on accounts.patient_id = booker.id
    join appointments as appointment on appointment.booked_by_account_id = accounts.id join patients as same on same.id = appointment.patient_id
  where ${isPhone('booker.phone', phone)} and same.phone is null and ${upcoming} and ${isNewcomer(sql`same.id`)}
  union
  select appointment.id from appointments as appointment
  where ${isPhone('appointment.contact_phone', phone)} and ${upcoming} and ${isNewcomer(sql`appointment.patient_id`)}`;

export const countWithNumber = async (
  transaction: Transaction<Tables>,
  { phone, reservationId }: { phone: string; reservationId: string },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${withNumber(phone)}) as called where id <> ${reservationId}::uuid
  `.execute(transaction);
  return rows[0]?.count ?? 0;
};

const together = ({ accountId, email, guestEmailIndex, phone }: Budget) => sql`
  select appointment.id from appointments as appointment
  where appointment.booked_by_account_id = ${accountId}::uuid and ${upcoming} and ${isNewcomer(sql`appointment.patient_id`)}
  union
  select appointment.id from accounts as same join appointments as appointment on appointment.booked_by_account_id = same.id
  where lower(same.email) = lower(${email}) and same.email_verified_at is not null and ${upcoming} and ${isNewcomer(sql`appointment.patient_id`)}
  union
  select appointment.id from guests as same join appointments as appointment on appointment.patient_id = same.patient_id
  where same.email_index = ${guestEmailIndex}::bytea and ${upcoming} and ${isNewcomer(sql`appointment.patient_id`)}
  union
  ${withNumber(phone)}`;

const sameNumber = ({ namIndex, birthDate }: Budget) =>
  namIndex === null
    ? sql`0`
    : sql`(
      select count(*)::integer from patients as same join appointments as appointment on appointment.patient_id = same.id
      where same.nam_index = ${namIndex}::bytea and same.birth_date is not distinct from ${birthDate}::date
        and ${upcoming} and ${isNewcomer(sql`same.id`)})`;

export const readStanding = async (
  transaction: Transaction<Tables>,
  where: ClinicWeek,
  { budget, ...replaced }: Replaced & { budget: Budget },
): Promise<Standing> => {
  const {
    rows: [row],
  } = await sql<Standing>`
    with ${newcomerLoad(where, replaced)}
    select ${load},
      ${sameNumber(budget)} as "sameNumber",
      (select count(*)::integer from (${together(budget)}) as visits_together) as together
    from ${fromLoad}
  `.execute(transaction);
  if (row === undefined) throw new Error('A count gave no row.');
  return row;
};
