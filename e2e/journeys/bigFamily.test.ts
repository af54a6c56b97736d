import { journey } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { careForTwoFamilies } from '../screens/bigFamily.ts';

journey(
  'two parents with accounts of their own add their four children and book for everybody in one sitting, and meet no limit (product §4 rate-limits)',
  { lang: 'fr', width: 390, timeout: 15 * stateTimeout },
  careForTwoFamilies,
);
