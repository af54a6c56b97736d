/**
 * `npm run test:server`: the server's tests on one real PostgreSQL, embedded or at TEST_DATABASE_URL, each test on a
 * database of its own. Names of files as arguments run these alone; a single file also runs by itself with `node
 * --test`. At TEST_DATABASE_URL those are left out that would not know the difference: pure rules, and the embedded
 * database itself.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runTestsTogether } from '../../scripts/nodeTests.ts';
import { formatCounts } from '../../scripts/testCounts.ts';
import { createTemplate, dropDatabase } from './support/template.ts';
import { startTestServer } from './support/testServer.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const given = process.env.TEST_DATABASE_URL;
const indifferent = given === undefined ? [] : ['test/embedded/**', 'src/**'];
const all = () =>
  globSync(['test/**/*.test.ts', 'src/**/*.test.ts'], { cwd: root, exclude: indifferent }).map((file) => root + file);
const named = process.argv.slice(2);
const files = named.length > 0 ? named : all();

const own = given === undefined ? await startTestServer() : null;
const url = own?.url ?? given ?? '';
const template = await createTemplate(url);
process.env.TEST_DATABASE_URL = url;
process.env.TEST_DATABASE_TEMPLATE = template;
try {
  const counts = await runTestsTogether(files.sort(), `${root}test/together.ts`);
  console.log(formatCounts(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} finally {
  await dropDatabase(url, template);
  await own?.stop();
}
