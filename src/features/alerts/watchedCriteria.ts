import type { Watched } from '../../../contract/alerts.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { addDays } from '../../lib/clinicTime';
import { toCriteria, type PrivateChoice, type SearchChoice } from '../../scheduling/search/searchChoice';

export const watchedCriteria = (choice: SearchChoice, chosen: PrivateChoice): Watched => {
  const { sort: _order, limit: _page, cursor: _next, ...criteria } = toCriteria(choice, chosen);
  return criteria;
};

/** Dates are compared separately: the server fills in missing ones. */
const asked = ({ from: _from, to: _to, ...criteria }: Watched): string =>
  JSON.stringify(
    Object.entries(criteria)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(),
  );

export const isSameWatch = (watched: Watched, wanted: Watched): boolean =>
  asked(watched) === asked(wanted) &&
  (wanted.from ?? watched.from) === watched.from &&
  (wanted.to ?? watched.to) === watched.to;

/** Same care and clinic, until the appointment's day or the end of the search range. */
export const earlierCriteria = (
  { careType, clinicId, start }: Pick<Appointment, 'careType' | 'clinicId' | 'start'>,
  today: string,
): Watched => {
  const [day, furthest] = [start.slice(0, 10), addDays(today, appointmentLimits.searchDays.max - 1)];
  return { careType, clinicIds: [clinicId], to: day < furthest ? day : furthest };
};
