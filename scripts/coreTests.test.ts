import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { coreBrowserTests } from './coreTests.ts';
import { kindOfTest } from './testKinds.ts';

describe('the browser tests of npm test', () => {
  it('each core journey is a browser test that exists', () => {
    for (const file of coreBrowserTests()) {
      assert.equal(kindOfTest(file), 'browser', file);
      assert.ok(existsSync(join(import.meta.dirname, '..', file)), file);
    }
  });
});
