/**
 * `npm run test:e2e`: the journeys, each file with a product and a browser of its own, and the specification, rule by rule, with
 * a back end that is not ours; the portal must have been built.
 * Names of files as arguments run these alone.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '../scripts/chromium.ts';
import { runNodeTests } from '../scripts/nodeTests.ts';
import { formatCounts } from '../scripts/testCounts.ts';

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : globSync('{journeys,looks,specification}/*.test.ts', { cwd: import.meta.dirname }).map((file) =>
        join(import.meta.dirname, file),
      );
await findChromium(); // where it must be unpacked, once and before two files ask for it together
const counts = await runNodeTests(files.sort(), 2); // a journey mostly waits
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
