import { readFileSync } from 'node:fs';

import { calls } from '../../contract/calls.ts';
import { forgetMailedKeys } from '../lib/mailedKey';
import { accountDoors } from '../testing/doors/accountDoors';
import { bookingDoors } from '../testing/doors/bookingDoors';
import { describeDoors } from '../testing/doors/door';
import { entryDoors } from '../testing/doors/entryDoors';
import { factorDoors } from '../testing/doors/factorDoors';
import { newsDoors } from '../testing/doors/newsDoors';
import { peopleDoors } from '../testing/doors/peopleDoors';
import { shownElsewhere, untold } from '../testing/doors/shownElsewhere';
import { takeReports } from '../testing/reportSteps';

it('every write of the contract has a screen here, or a test of its own that names its path (decision 54)', () => {
  const doors = { ...accountDoors, ...bookingDoors, ...entryDoors, ...factorDoors, ...newsDoors, ...peopleDoors };
  const writes = Object.values(calls).filter(({ effect }) => effect === 'write');
  const listed = [...Object.keys(doors), ...shownElsewhere.map(([name]) => name), ...untold];
  expect([...listed].sort()).toEqual(writes.map(({ name }) => name).sort());
  for (const [name, file] of shownElsewhere) {
    const [, end = ''] = /([^/]+)(?:\/:\w+)?$/.exec(calls[name].path) ?? [];
    expect([file, readFileSync(file, 'utf8')]).toEqual([file, expect.stringContaining(`/${end}`)]);
  }
});

describe('a page in place of the answer to a write of the account', () => {
  beforeEach(forgetMailedKeys);
  afterEach(() => takeReports(false));
  describeDoors({ ...accountDoors, ...entryDoors });
});
