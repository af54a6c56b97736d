/** Writes docs/coverage.md: which tests hold which paragraph of the specification. Part of `npm run fix`. */
import { writeFileSync } from 'node:fs';
import { coverageFile } from './coverage/coverageDocument.ts';
import { readCoverage } from './coverage/readCoverage.ts';

writeFileSync(coverageFile, readCoverage().document);
