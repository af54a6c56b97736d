import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { beginReport } from '../../src/feeds/report.ts';
import { testFolder } from '../support/folders.ts';
import { readReport } from './readReport.ts';

test('of two imports that report to one file at once, each keeps or discards only its own rows', (t) => {
  const folder = testFolder(t);
  const path = join(folder, 'report.ndjson');
  const [one, two, none] = [beginReport(path), beginReport(path), beginReport(path)];
  one.write({ file: 'one', line: 1, key: null, outcome: 'accepted' });
  two.write({ file: 'two', line: 1, key: null, outcome: 'accepted' });
  one.keep();
  assert.deepEqual(
    readReport(path).map(({ file }) => file),
    ['one'],
  );
  two.keep();
  none.discard();
  assert.deepEqual(
    readReport(path).map(({ file }) => file),
    ['two'],
  );
  assert.deepEqual(readdirSync(folder), ['report.ndjson']);
});
