import { noExpiringDays } from './expiringDays.mjs';
import { noFixedWaits } from './fixedWaits.js';

/** What a test may not know: the speed of the machine, and the year. */
export const ofTests = [noFixedWaits, noExpiringDays];
