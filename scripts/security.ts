/**
 * docs/security.md: the threats and every row of ASVS 5.0, levels 1 and 2, with its tests or its reason. `npm run fix`
 * writes them from docs/security, and `npm run check:security` (`--check`) says whether page, tests and rows agree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readTests } from './coverage/readTests.ts';
import { report } from './report.ts';
import { readAsvs, readThreats } from './security/asvs.ts';
import { securityProblems } from './security/problems.ts';
import { asvsTables, fillIn, securityFile, threatTable } from './security/securityDocument.ts';

const [asvs, threats] = [readAsvs(), readThreats()];
const page = readFileSync(securityFile, 'utf8');
const filled = fillIn(fillIn(page, 'threats', threatTable(threats)), 'requirements', asvsTables(asvs));

if (process.argv.includes('--check')) {
  const stale =
    filled === page ? [] : [`${securityFile} is not what docs/security says: run "npm run fix" and commit it.`];
  const checked = `${Object.keys(asvs.rows).length} requirements and ${threats.length} threats`;
  report([...securityProblems(asvs, { threats, tests: readTests() }), ...stale], checked);
} else {
  writeFileSync(securityFile, filled);
}
