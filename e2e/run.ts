/**
 * `npm run test:e2e`: the journeys, each file with a product and a browser of its own; the portal must have been built.
 * Names of files as arguments run these alone.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { runNodeTests } from '../scripts/nodeTests.ts';
import { formatCounts } from '../scripts/testCounts.ts';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync('journeys/*.test.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));
const counts = await runNodeTests(files.sort(), 1);
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
