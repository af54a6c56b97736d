import { bookingDoors } from '../testing/doors/bookingDoors';
import { describeDoors } from '../testing/doors/door';
import { peopleDoors } from '../testing/doors/peopleDoors';

describe('a page in place of the answer about a booking, a person or a message', () => {
  describeDoors({ ...bookingDoors, ...peopleDoors });
});
