import type { AppointmentStatus } from '../../../../contract/appointmentStatuses.ts';
import { staffActs, type OfferedAct, type StaffAct } from '../../../../contract/staff.ts';
import { readsMessages, type StaffRole } from '../../../../contract/staffRoles.ts';
import { appointmentAfter } from '../appointmentStates.ts';
import { decideClinicCancel, decideClinicRemind } from '../clinicChanges.ts';
import { dateIn, startOfDay } from '../zonedTime.ts';

export type StaffActQuestion = { status: AppointmentStatus; startsAt: Date; timeZone: string; now: Date };

/** `done`: it stands so already. */
export type StaffActVerdict = { to: AppointmentStatus } | 'done' | 'cancelled' | 'tooEarly' | 'settled';

const standing: Record<StaffAct, AppointmentStatus> = { arrived: 'checked-in', done: 'fulfilled', missed: 'noshow' };

/** Nobody misses an appointment before it begins, nor comes to it before its day. */
const earliest = (act: StaffAct, { startsAt, timeZone }: StaffActQuestion): Date =>
  act === 'missed' ? startsAt : startOfDay(dateIn(startsAt, timeZone), timeZone);

export const decideStaffAct = (act: StaffAct, question: StaffActQuestion): StaffActVerdict => {
  const { status, now } = question;
  if (status === 'cancelled') return 'cancelled';
  if (status === standing[act]) return 'done';
  const to = appointmentAfter(status, act);
  if (to === undefined) return 'settled';
  return now < earliest(act, question) ? 'tooEarly' : { to };
};

/** Who is not marked as arrived is not offered as done. */
const isOffered = (act: StaffAct, question: StaffActQuestion): boolean =>
  typeof decideStaffAct(act, question) === 'object' && !(act === 'done' && question.status === 'booked');

export const offeredActs = (question: StaffActQuestion, { role }: { role: StaffRole }): OfferedAct[] => [
  ...staffActs.filter((act) => isOffered(act, question)),
  ...(decideClinicRemind(question) === 'remind' ? (['remind'] as const) : []),
  ...(readsMessages(role) ? (['write'] as const) : []),
  ...(decideClinicCancel(question) === 'cancel' ? (['move', 'cancel'] as const) : []),
];
