import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { z } from 'zod';

import { keptFolder } from '../../src/data/keptFolder.ts';
import { testFolder } from '../support/folders.ts';

test('a kept folder gives its newest files first, whatever their random ids', async (t) => {
  const path = testFolder(t);
  const folder = keptFolder(path, z.object({ id: z.string(), number: z.number() }));
  for (let number = 1; number <= 20; number += 1) {
    const id = randomUUID();
    await folder.keep({ id, number });
    utimesSync(join(path, `${id}.json`), number, number);
  }
  assert.deepEqual(
    (await folder.read(3)).map(({ number }) => number),
    [20, 19, 18],
  );
});
