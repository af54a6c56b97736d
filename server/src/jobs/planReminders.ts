import { takeUnplanned, writePlan, type UnplannedAppointment } from '../data/reminders/planned.ts';
import { inTransaction } from '../data/transaction.ts';
import { failureCode } from '../domain/failureCode.ts';
import { planReminders, type PlannedReminder } from '../domain/reminders/reminderTimes.ts';
import type { Job, JobDeps } from './job.ts';

const name = 'plan reminders';
const atOnce = 100;

/** A visit that cannot be planned, at a clinic whose zone nobody knows, must not keep the others from being. */
const planOf = (appointment: UnplannedAppointment, { log }: JobDeps): PlannedReminder[] => {
  try {
    return planReminders(appointment, appointment.now);
  } catch (error) {
    log.warn({ job: name, reason: failureCode(error) }, 'visit without reminders');
    return [];
  }
};

/**
 * Plans the reminders of visits that were booked or moved. It finds them by their time, whoever gave it to them: bookings, moves and
 * imports know nothing of reminders.
 */
export const planRemindersJob: Job = {
  name,
  everyMs: 15_000,
  turn: (deps) =>
    inTransaction(deps.db, async (transaction) => {
      const appointments = await takeUnplanned(transaction, atOnce);
      for (const appointment of appointments) await writePlan(transaction, appointment, planOf(appointment, deps));
      return appointments.length;
    }),
};
