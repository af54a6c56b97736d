import type { AppointmentStatus } from '../../../../contract/appointmentStatuses.ts';
import { staffActs, type OfferedAct, type StaffAct } from '../../../../contract/staff.ts';
import type { StaffRole } from '../../../../contract/staffRoles.ts';
import { appointmentAfter } from '../appointmentStates.ts';
import { decideClinicCancel, decideClinicRemind } from '../clinicChanges.ts';
import { dateIn, endOfDay, startOfDay } from '../zonedTime.ts';
import { reachesThreads } from './may.ts';

export type ActQuestion = { status: AppointmentStatus; startsAt: Date; timeZone: string; now: Date };

/** `done`: it stands so already. */
export type ActVerdict = { to: AppointmentStatus } | 'done' | 'cancelled' | 'tooEarly' | 'tooLate' | 'settled';

const standing: Record<StaffAct, AppointmentStatus> = {
  arrived: 'checked-in',
  done: 'fulfilled',
  missed: 'noshow',
  undone: 'booked',
};

/** Nobody misses an appointment before it begins, nor comes to it before its day. */
const earliest = (act: StaffAct, { startsAt, timeZone }: ActQuestion): Date =>
  act === 'missed' ? startsAt : startOfDay(dateIn(startsAt, timeZone), timeZone);

export const decideStaffAct = (act: StaffAct, question: ActQuestion): ActVerdict => {
  const { status, startsAt, timeZone, now } = question;
  if (status === 'cancelled') return 'cancelled';
  if (status === standing[act]) return 'done';
  const to = appointmentAfter(status, act);
  if (to === undefined) return 'settled';
  if (act === 'undone') return now < endOfDay(dateIn(startsAt, timeZone), timeZone) ? { to } : 'tooLate';
  return now < earliest(act, question) ? 'tooEarly' : { to };
};

const isOffered = (act: StaffAct, question: ActQuestion): boolean =>
  typeof decideStaffAct(act, question) === 'object' && !(act === 'done' && question.status === 'booked');

export const offeredActs = (question: ActQuestion, post: { role: StaffRole }): OfferedAct[] => [
  ...staffActs.filter((act) => isOffered(act, question)),
  ...(decideClinicRemind(question) === 'remind' ? (['remind'] as const) : []),
  ...(reachesThreads(post) ? (['write'] as const) : []),
  ...(decideClinicCancel(question) === 'cancel' ? (['move', 'cancel'] as const) : []),
];
