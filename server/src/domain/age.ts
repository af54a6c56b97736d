import { dateIn } from './zonedTime.ts';

export { ageOn } from '../../../contract/age.ts';

/** Ages and the limits that depend on them follow Quebec's calendar, wherever the person is (product §8). */
const zoneOfAges = 'America/Toronto';

/** The calendar date in Quebec at an instant, `YYYY-MM-DD`. */
export const todayAt = (instant: Date): string => dateIn(instant, zoneOfAges);
