import { readFileSync } from 'node:fs';

import { everyCall } from '../../contract/everyCall.ts';
import { forgetMailedKeys } from '../lib/mailedKey';
import { loseDevice } from '../testing/device';
import { accountDoors } from '../testing/doors/accountDoors';
import { bookingDoors } from '../testing/doors/bookingDoors';
import type { Doors } from '../testing/doors/door';
import { factorDoors } from '../testing/doors/factorDoors';
import { messageDoors } from '../testing/doors/messageDoors';
import { newsDoors } from '../testing/doors/newsDoors';
import { peopleDoors } from '../testing/doors/peopleDoors';
import { shownDoors } from '../testing/doors/shownDoors';
import { takeReports } from '../testing/reportSteps';
import { callNames } from '../testing/rightAnswers';
import { staysHonest } from '../testing/unproven';

const doors: Doors = {
  ...shownDoors,
  ...accountDoors,
  ...factorDoors,
  ...newsDoors,
  ...peopleDoors,
  ...bookingDoors,
  ...messageDoors,
};

beforeEach(() => {
  forgetMailedKeys();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  loseDevice();
  await takeReports(false);
});

const rows = callNames.flatMap((name) =>
  Object.entries(doors)
    .filter(([of]) => of === name)
    .flatMap(([, door]) => [door].flat())
    .map((door) => ({ name, door })),
);

describe('a page in place of the answer to every write (decision 54)', () => {
  it.each(rows.filter(({ door }) => 'shownIn' in door))('$name has a test of its own', ({ door }) => {
    if (!('shownIn' in door)) return;
    expect(readFileSync(door.shownIn, 'utf8')).toContain(door.path);
  });

  it.each(rows.filter(({ door }) => 'silently' in door))(
    '$name, which no screen tells of, claims nothing',
    async ({ door }) => {
      if ('silently' in door) await door.silently();
    },
  );

  it.each(rows.filter(({ door }) => typeof door === 'function'))(
    'the screen of $name claims nothing, keeps what was typed, and finds the write once under one key',
    async ({ name, door }) => {
      if (typeof door !== 'function') return;
      const { root, path } = everyCall[name];
      await staysHonest({ path: `${root === 'main' ? '' : `/${root}`}/api/${path}`, ...(await door()) });
    },
  );
});
