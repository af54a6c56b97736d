import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import type { Program } from './processes.ts';
import { createTestDatabase } from './testDatabase.ts';

/** It ended with 1 and wrote one sentence, without a stack. */
export const assertRefused = async (program: Program, sentence: RegExp): Promise<void> => {
  assert.equal(await program.ended, 1);
  assert.match(program.output(), sentence);
  assert.match(program.output(), /^[^\n]+\.\n$/);
};

export const migratedDatabase = async (t: TestContext): Promise<string> => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  return url;
};
