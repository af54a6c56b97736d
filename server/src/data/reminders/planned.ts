import { sql, type Kysely, type Transaction } from 'kysely';

import type { DaysBefore, PlannedReminder } from '../../domain/reminders/reminderTimes.ts';
import type { Tables } from '../tables.ts';

/** On the database’s clock. */
export type UnplannedAppointment = { reservationId: string; startsAt: Date; timeZone: string; now: Date };

/** Skips locked appointments. */
export const takeUnplanned = async (
  transaction: Transaction<Tables>,
  limit: number,
): Promise<UnplannedAppointment[]> => {
  const { rows } = await sql<UnplannedAppointment>`
    select r.id as "reservationId", r.starts_at as "startsAt", c.time_zone as "timeZone", statement_timestamp() as now
    from appointments as r join clinics as c on c.id = r.clinic_id
    where r.status = 'booked' and r.reminders_planned_for is distinct from r.starts_at and r.starts_at > statement_timestamp()
    order by r.starts_at limit ${limit}
    for no key update of r skip locked
  `.execute(transaction);
  return rows;
};

export const writePlan = async (
  transaction: Transaction<Tables>,
  { reservationId, startsAt }: UnplannedAppointment,
  plan: readonly PlannedReminder[],
): Promise<void> => {
  await transaction
    .updateTable('appointments')
    .set({ reminders_planned_for: startsAt })
    .where('id', '=', reservationId)
    .execute();
  if (plan.length === 0) return;
  await transaction
    .insertInto('reminders')
    .values(
      plan.map(({ daysBefore, dueAt, untilAt }) => ({
        appointment_id: reservationId,
        starts_at: startsAt,
        days_before: daysBefore,
        due_at: dueAt,
        send_before: untilAt,
      })),
    )
    // If moved away and back, sent reminders stay sent.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** `startsAt` as planned. */
export type ReminderName = { reservationId: string; startsAt: Date; daysBefore: DaysBefore };

/** Marks one due reminder handled. Lock the returned patient next. */
export const takeDueReminder = async (
  transaction: Transaction<Tables>,
): Promise<(ReminderName & { patientId: string }) | undefined> => {
  const { rows } = await sql<ReminderName & { patientId: string }>`
    with due as (
      select appointment_id, starts_at, days_before from reminders
      where handled_at is null and due_at <= statement_timestamp()
      order by due_at limit 1 for no key update skip locked)
    update reminders as m set handled_at = statement_timestamp()
    from due join appointments as r on r.id = due.appointment_id
    where (m.appointment_id, m.starts_at, m.days_before) = (due.appointment_id, due.starts_at, due.days_before)
    returning m.appointment_id as "reservationId", m.starts_at as "startsAt", m.days_before as "daysBefore", r.patient_id as "patientId"
  `.execute(transaction);
  return rows[0];
};

/** A failing reminder must not block the others. */
export const postponeReminder = async (
  db: Kysely<Tables>,
  { reservationId, startsAt, daysBefore }: ReminderName,
): Promise<void> => {
  await db
    .updateTable('reminders')
    .set({ due_at: sql<Date>`statement_timestamp() + interval '5 minutes'` })
    .where('appointment_id', '=', reservationId)
    .where('starts_at', '=', startsAt)
    .where('days_before', '=', daysBefore)
    .execute();
};

export const sweepReminders = async (db: Kysely<Tables>): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('reminders')
    .where('starts_at', '<', sql<Date>`statement_timestamp() - interval '30 days'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

const lately = sql`interval '5 minutes'`;

/** Whoever asks: the row of the reminder decides, not the key that a page sends. */
export const isRemindedLately = async (
  transaction: Transaction<Tables>,
  { reservationId, startsAt }: Omit<ReminderName, 'daysBefore'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from reminders where appointment_id = ${reservationId}::uuid and starts_at = ${startsAt}::timestamptz
      and due_at > statement_timestamp() - ${lately} and due_at <= statement_timestamp()
  `.execute(transaction);
  return rows.length > 0;
};

/** Makes the next pending reminder due, so that it is not sent twice; else adds a one-day reminder. */
export const remindNow = async (
  transaction: Transaction<Tables>,
  { reservationId, startsAt }: Omit<ReminderName, 'daysBefore'>,
): Promise<void> => {
  await sql`
    insert into reminders (appointment_id, starts_at, days_before, due_at, send_before)
    select ${reservationId}::uuid, ${startsAt}::timestamptz, coalesce((
        select days_before from reminders
        where appointment_id = ${reservationId}::uuid and starts_at = ${startsAt}::timestamptz and handled_at is null
        order by due_at limit 1), 1),
      statement_timestamp(), least(statement_timestamp() + interval '1 hour', ${startsAt}::timestamptz)
    on conflict (appointment_id, starts_at, days_before) do update
    set due_at = excluded.due_at, send_before = excluded.send_before, handled_at = null
  `.execute(transaction);
};
