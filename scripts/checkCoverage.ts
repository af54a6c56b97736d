/**
 * `npm run check:coverage`: what is written from the tests says what they say, and no test names an unknown paragraph.
 */
import { existsSync, readFileSync } from 'node:fs';
import { claimsFile } from './coverage/accessibilityClaims.ts';
import { coverageFile } from './coverage/coverageDocument.ts';
import { readCoverage } from './coverage/readCoverage.ts';
import { report } from './report.ts';

const { document, claims, unknown, tests } = readCoverage();
const isFresh = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
const stale = [[coverageFile, document] as const, [claimsFile, claims] as const]
  .filter(([file, text]) => !isFresh(file, text))
  .map(([file]) => `${file} is not what the tests say: run "npm run fix" and commit it.`);
report([...unknown, ...stale], `${tests} tests against the specification`);
