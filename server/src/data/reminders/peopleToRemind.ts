import type { Kysely } from 'kysely';

import { todayAt } from '../../domain/age.ts';
import { wantsReminder } from '../../domain/reminders/reminderChoice.ts';
import { isReminded } from '../../domain/reminders/appointmentRights.ts';
import type { Tables } from '../tables.ts';
import { listCompanions, type AccountToRemind } from './companions.ts';
import type { ReminderName } from './planned.ts';
import type { RemindedAppointment } from './remindedAppointment.ts';

export type PeopleToRemind = {
  told: AccountToRemind[];
  /** Even if not reminded. */
  own: AccountToRemind | undefined;
};

/** By current links and choices (product §8 Messages). */
export const findPeopleToRemind = async (
  db: Kysely<Tables>,
  appointment: RemindedAppointment,
  { daysBefore }: Pick<ReminderName, 'daysBefore'>,
): Promise<PeopleToRemind> => {
  const companions = await listCompanions(db, appointment);
  const own = companions.find(({ isOwn }) => isOwn);
  const facts = { birthDate: appointment.birthDate, bookedByPatient: appointment.bookedByPatient };
  const today = todayAt(appointment.now);
  const told = companions.filter((each) => isReminded(each, facts, today) && wantsReminder(each, daysBefore));
  return { told, own };
};
