import { loseDevice } from '../testing/device';
import { describeDoors } from '../testing/doors/door';
import { factorDoors } from '../testing/doors/factorDoors';
import { newsDoors } from '../testing/doors/newsDoors';
import { losePhone } from '../testing/passkeySteps';

describe('a page in place of the answer about a device or a second step', () => {
  afterEach(() => {
    loseDevice();
    losePhone();
  });
  describeDoors({ ...factorDoors, ...newsDoors });
});
