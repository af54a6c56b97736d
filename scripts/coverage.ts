/**
 * Writes docs/coverage.md, which tests hold which paragraph of the specification, and what the accessibility statement
 * may claim. Part of `npm run fix`.
 */
import { writeFileSync } from 'node:fs';
import { claimsFile } from './coverage/accessibilityClaims.ts';
import { coverageFile } from './coverage/coverageDocument.ts';
import { readCoverage } from './coverage/readCoverage.ts';

const { document, claims } = readCoverage();
writeFileSync(coverageFile, document);
writeFileSync(claimsFile, claims);
