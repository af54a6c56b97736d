import type { Appointment } from '../../../contract/appointments.ts';
import type { CareType } from '../../../contract/catalogues.ts';
import { addDays, calendarDateOf } from '../../lib/clinicTime';
import { onlyProblems } from '../../lib/onlyProblems';
import { appointmentLimits } from '../../../contract/limits.ts';
import { choiceOf, initialWhere, whereProblems, type WhereValues } from '../search/criteriaValues';
import { anySlot, type SearchChoice } from '../search/searchChoice';

/** Where and when, and with whom: `same` is who receives the visit as it stands. */
export type MoveValues = WhereValues & { professional: 'same' | 'any' };

/** Care that goes on for months is best given by the same person. */
const lasting: readonly CareType[] = ['periodic', 'follow-up', 'pregnancy', 'child'];

/** Where a search for another time begins: the same care, at the same clinic. */
export const choiceFor = ({ careType, clinicId }: Appointment): SearchChoice => ({
  ...anySlot,
  careType,
  clinicIds: [clinicId],
});

/** What the form shows at first. `profId` is whom the person chose before; undefined when they have not chosen yet. */
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

/** All that is wrong, as message keys. `today` is a calendar date. */
export const validateMove = (values: MoveValues, today: string): Partial<Record<keyof MoveValues, string>> =>
  onlyProblems<keyof MoveValues>(whereProblems(values, today));

/** The last day that is early enough: the visit's own, as far as searches reach. */
const earlierUntil = ({ start, timeZone }: Appointment, today: string): string => {
  const [day, last] = [calendarDateOf(start, timeZone), addDays(today, appointmentLimits.searchDays.most - 1)];
  return day < last ? day : last;
};

/** The criteria that the answers stand for. */
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
