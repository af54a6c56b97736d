/**
 * `npm run test:e2e`: the journeys, each file with a product and a browser of its own, and the specification, rule by
 * rule, with a back end that is not ours; the portal must have been built. Names of files as arguments run these alone.
 */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from '../scripts/chromium.ts';
import { runBrowserTests } from '../scripts/nodeTests.ts';
import { formatCounts } from '../scripts/testCounts.ts';
import { startProduct } from './fixtures/product.ts';

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : globSync('{heard,journeys,looks,specification}/*.test.ts', { cwd: import.meta.dirname }).map((file) =>
        join(import.meta.dirname, file),
      );
const browser = await findChromium(); // where it must be unpacked, once and before two files ask for it together
// The first start, which makes a database and loads the demo network, costs more than most journeys: once for all.
const started = files.filter((file) => !file.includes('/specification/'));
const firstData = browser !== null && started.length > 1 ? await (await startProduct()).leave() : null;
if (firstData !== null) process.env.E2E_FIRST_DATA = firstData;
try {
  const counts = await runBrowserTests(files.sort());
  console.log(formatCounts(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} finally {
  if (firstData !== null) rmSync(firstData, { recursive: true, force: true });
}
