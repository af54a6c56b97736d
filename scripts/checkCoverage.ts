/** `npm run check:coverage`: docs/coverage.md says what the tests say, and no test names an unknown paragraph. */
import { existsSync, readFileSync } from 'node:fs';
import { coverageFile } from './coverage/coverageDocument.ts';
import { readCoverage } from './coverage/readCoverage.ts';
import { report } from './report.ts';

const { document, unknown, tests } = readCoverage();
const isFresh = existsSync(coverageFile) && readFileSync(coverageFile, 'utf8') === document;
const stale = isFresh ? [] : [`${coverageFile} is not what the tests say: run "npm run fix" and commit it.`];
report([...unknown, ...stale], `${tests} tests against the specification`);
