import type { Watched } from '../../../contract/alerts.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { addDays } from '../../lib/clinicTime';
import { toCriteria, type PrivateChoice, type SearchChoice } from '../../scheduling/search/searchChoice';

/** What to watch for a search that found too little: its criteria, without what only orders or pages a list. */
export const watchedCriteria = (choice: SearchChoice, chosen: PrivateChoice): Watched => {
  const { sort: _order, limit: _page, cursor: _next, ...criteria } = toCriteria(choice, chosen);
  return criteria;
};

/** What is asked for, in one text; dates apart, since the server fills those in that are left out. */
const asked = ({ from: _from, to: _to, ...criteria }: Watched): string =>
  JSON.stringify(
    Object.entries(criteria)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(),
  );

/** Whether somebody who watches one thing already watches the other. */
export const isSameWatch = (watched: Watched, wanted: Watched): boolean =>
  asked(watched) === asked(wanted) &&
  (wanted.from ?? watched.from) === watched.from &&
  (wanted.to ?? watched.to) === watched.to;

/** What to watch so that a visit can be had earlier: the same kind of visit at the same clinic, until its day, or as far as one may look. */
export const earlierCriteria = (
  { careType, clinicId, start }: Pick<Appointment, 'careType' | 'clinicId' | 'start'>,
  today: string,
): Watched => {
  const [day, furthest] = [start.slice(0, 10), addDays(today, appointmentLimits.searchDays.most - 1)];
  return { careType, clinicIds: [clinicId], to: day < furthest ? day : furthest };
};
