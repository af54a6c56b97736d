/**
 * docs/security.md: the threats and every row of ASVS 5.0, levels 1 and 2, with its tests or its reason. `npm run fix`
 * writes them from docs/security, and `npm run check:security` (`--check`) says whether page, tests and rows agree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { collectTests } from './coverage/collectTests.ts';
import { report } from './report.ts';
import { readAsvs, readThreats } from './security/asvs.ts';
import { securityProblems } from './security/problems.ts';
import { asvsTables, fillIn, securityFile, threatTable } from './security/securityDocument.ts';
import { sourceFiles } from './sourceFiles.ts';

const files = sourceFiles('.test.ts', '.test.tsx', '.spec.ts').sort();
const tests = files.flatMap((file) => collectTests(file, readFileSync(file, 'utf8')));
const [asvs, threats] = [readAsvs(), readThreats()];
const page = readFileSync(securityFile, 'utf8');
const filled = fillIn(fillIn(page, 'threats', threatTable(threats)), 'requirements', asvsTables(asvs));

if (process.argv.includes('--check')) {
  const stale =
    filled === page ? [] : [`${securityFile} is not what docs/security says: run "npm run fix" and commit it.`];
  const checked = `${Object.keys(asvs.rows).length} requirements and ${threats.length} threats`;
  report([...securityProblems(asvs, { threats, tests }), ...stale], checked);
} else {
  writeFileSync(securityFile, filled);
}
