import { quebecZone } from '../../../contract/quebec.ts';
import { dateIn } from './zonedTime.ts';

export { ageOn } from '../../../contract/age.ts';

export const todayAt = (instant: Date): string => dateIn(instant, quebecZone);
