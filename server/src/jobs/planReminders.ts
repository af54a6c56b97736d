import { takeUnplanned, writePlan, type UnplannedAppointment } from '../data/reminders/planned.ts';
import { inTransaction } from '../data/transaction.ts';
import { failureCode } from '../domain/failureCode.ts';
import { planReminders, type PlannedReminder } from '../domain/reminders/reminderTimes.ts';
import type { Job, JobDeps } from './job.ts';

const name = 'plan reminders';
const atOnce = 100;

/** One unknown time zone must not block the others. */
const planOf = (appointment: UnplannedAppointment, { log }: JobDeps): PlannedReminder[] => {
  try {
    return planReminders(appointment, appointment.now);
  } catch (error) {
    log.warn({ job: name, reason: failureCode(error) }, 'appointment without reminders');
    return [];
  }
};

/** Finds appointments by time: bookings, moves and imports need not know reminders. */
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
