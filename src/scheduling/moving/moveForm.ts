import type { Appointment } from '../../../contract/appointments.ts';
import type { CareType } from '../../../contract/catalogues.ts';
import { addDays, calendarDateOf } from '../../lib/clinicTime';
import { onlyProblems } from '../../lib/onlyProblems';
import { appointmentLimits } from '../../../contract/limits.ts';
import { choiceOf, initialWhere, whereProblems, type WhereValues } from '../search/criteriaValues';
import { anySlot, type SearchChoice } from '../search/searchChoice';

export type MoveValues = WhereValues & { professional: 'same' | 'any' };

/** Long-term care defaults to the same professional. */
const lasting: readonly CareType[] = ['periodic', 'follow-up', 'pregnancy', 'child'];

export const choiceFor = ({ careType, clinicId }: Appointment): SearchChoice => ({
  ...anySlot,
  careType,
  clinicIds: [clinicId],
});

/** `profId` is undefined before any choice. */
export const initialMove = (
  choice: SearchChoice,
  appointment: Appointment,
  profId: string | null | undefined,
  today: string,
): MoveValues => {
  const wantsSame = profId === undefined ? lasting.includes(appointment.careType) : profId === appointment.profId;
  return {
    ...initialWhere(choice, false, today),
    professional: appointment.profId !== null && wantsSame ? 'same' : 'any',
  };
};

export const validateMove = (values: MoveValues, today: string): Partial<Record<keyof MoveValues, string>> =>
  onlyProblems<keyof MoveValues>(whereProblems(values, today));

/** Capped by the search range. */
const earlierUntil = ({ start, timeZone }: Appointment, today: string): string => {
  const [day, last] = [calendarDateOf(start, timeZone), addDays(today, appointmentLimits.searchDays.max - 1)];
  return day < last ? day : last;
};

export const moveChoiceOf = (
  values: MoveValues,
  before: SearchChoice,
  appointment: Appointment,
  today: string,
): SearchChoice =>
  choiceOf(
    { ...values, from: values.when === 'earlier' ? earlierUntil(appointment, today) : values.from },
    before,
    today,
  );
