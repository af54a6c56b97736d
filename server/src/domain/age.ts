import { quebecZone } from '../../../contract/quebec.ts';
import { dateIn } from './zonedTime.ts';

export { ageOn } from '../../../contract/age.ts';

/** The calendar date in Quebec at an instant, `YYYY-MM-DD`. */
export const todayAt = (instant: Date): string => dateIn(instant, quebecZone);
