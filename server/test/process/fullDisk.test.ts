// Holds: product §7 start
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import type { Program } from '../support/processes.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { smallDisk } from '../support/smallDisk.ts';

const noDisk = 'this user may not mount a small disk';

const assertSaysFull = async (program: Program): Promise<void> => {
  assert.equal(await program.ended, 1, program.output());
  assert.match(program.output(), /^[^\n]*(disk of the database is full|No space left on device)[^\n]*\.\n$/);
};

const fill = (folder: string): void => {
  for (const size of [1_048_576, 4_096])
    assert.throws(
      () => {
        for (;;) appendFileSync(join(folder, 'ballast'), Buffer.alloc(size));
      },
      { code: 'ENOSPC' },
    );
};

const sizes: [size: string, step: string][] = [
  ['4k', 'takes its folder'],
  ['20m', 'creates the database'],
  ['41m', 'makes its tables'],
];

for (const [size, step] of sizes)
  test(`a server whose disk fills up while it ${step} says so in one sentence, without a stack (product §7 start)`, async (t) => {
    const DATA_DIR = smallDisk(t, size);
    if (DATA_DIR === null) return t.skip(noDisk);
    await assertSaysFull(runServer(t, { DATA_DIR }));
  });

test('a server that finds its disk full says so in one sentence, without a stack (product §7 start)', async (t) => {
  const DATA_DIR = smallDisk(t, '80m');
  if (DATA_DIR === null) return t.skip(noDisk);
  const first = runServer(t, { DATA_DIR });
  await addressOf(first);
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  fill(DATA_DIR);
  await assertSaysFull(runServer(t, { DATA_DIR }));
});
