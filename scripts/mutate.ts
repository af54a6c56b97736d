/**
 * `npm run mutate -- [decisions|sql|contract|transport|access] [--count=N] [--seed=N] [--near=N] [--only=path]`: changes one
 * operator, condition, literal or word of SQL at a time, and lists the changes that no test notices. A change of the server
 * is tried on the tests of the decisions, then on its nearest tests on a real database. `access` takes away
 * one check at a time that decides who comes in or whose a row is, and asks the access matrix. Not part of `npm test`.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createTemplate, dropDatabase } from '../server/test/support/template.ts';
import { startTestServer } from '../server/test/support/testServer.ts';
import { mutateAccess, type Tally } from './mutation/access/mutateAccess.ts';
import { equalMutants, keyOf } from './mutation/equalMutants.ts';
import { mutantsOf, type Mutant } from './mutation/mutants.ts';
import { nearestTests } from './mutation/nearTests.ts';
import { passesInJest, passesInNode } from './mutation/runners.ts';
import { drawSample } from './mutation/seeded.ts';
import { formatCounts } from './testCounts.ts';

type Area = { files: string; kind: 'code' | 'sql'; isOfServer: boolean };

const areas: Readonly<Record<string, Area>> = {
  decisions: { files: 'server/src/domain/**/*.ts', kind: 'code', isOfServer: true },
  sql: { files: 'server/src/data/**/*.ts', kind: 'sql', isOfServer: true },
  contract: { files: 'contract/**/*.ts', kind: 'code', isOfServer: false },
  transport: { files: 'src/api/**/*.ts', kind: 'code', isOfServer: false },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    near: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const names = positionals.length === 0 ? [...Object.keys(areas), 'access'] : positionals;

const serverTests = globSync('server/test/**/*.test.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const decisionTests = globSync('server/src/domain/**/*.test.ts');

/** Whether a test notices the change, the cheapest tests first. A test that fails without the change notices nothing. */
function isNoticedOnServer(mutant: Mutant, kind: Area['kind']): boolean {
  if (kind === 'code' && !passesInNode(decisionTests, mutant, 'none')) return true;
  const near = nearestTests(mutant.file, readFileSync(mutant.file, 'utf8'), serverTests, Number(values.near));
  return near.some((path) => !passesInNode([path], mutant, 'process') && passesInNode([path], null, 'process'));
}

const isNoticed = (mutant: Mutant, { kind, isOfServer }: Area): boolean =>
  isOfServer ? isNoticedOnServer(mutant, kind) : !passesInJest(mutant, mutant.file);

function drawMutants({ files, kind }: Area): Mutant[] {
  const sources = globSync(files).filter((file) => !/\.test\.ts$|testing/.test(file) && file.includes(values.only));
  const all = sources.sort().flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), kind));
  console.log(`${all.length} changes are possible.`);
  return drawSample(all, Number(values.count), seed);
}

function mutate(name: string): Tally | Promise<Tally> {
  const { near, count, only } = values;
  if (name === 'access')
    return mutateAccess({ count: Number(count), seed, near: Number(near), only, tests: serverTests });
  const area = areas[name];
  if (area === undefined) throw new Error(`There is no area ${name}: ${Object.keys(areas).join(', ')}, access.`);
  console.log(`\n== ${name}, --seed=${seed} ==`);
  const tally: Tally = { noticed: 0, equal: 0, survivors: 0 };
  for (const mutant of drawMutants(area)) {
    const { file, line, was, text } = mutant;
    const reason = equalMutants[keyOf(mutant)];
    if (reason !== undefined) tally.equal += 1;
    else if (isNoticed(mutant, area)) tally.noticed += 1;
    else {
      tally.survivors += 1;
      console.log(`survives: ${file}:${line}  ${was} → ${text}`);
    }
  }
  const { noticed, equal, survivors } = tally;
  const share = ((100 * noticed) / Math.max(1, noticed + survivors)).toFixed(1);
  console.log(`${name}: ${noticed} of ${noticed + survivors} noticed (${share} %), ${equal} change nothing`);
  return tally;
}

const server = await startTestServer();
const template = await createTemplate(server.url);
process.env.TEST_DATABASE_URL = server.url;
process.env.TEST_DATABASE_TEMPLATE = template;
try {
  if (names.some((name) => areas[name]?.isOfServer === true) && !passesInNode(decisionTests, null, 'none'))
    throw new Error('The tests of the decisions fail without a change.');
  const tallies: Tally[] = [];
  for (const name of names) tallies.push(await mutate(name));
  const survivors = tallies.reduce((sum, one) => sum + one.survivors, 0);
  const passed = tallies.reduce((sum, one) => sum + one.noticed + one.equal, 0);
  console.log(formatCounts({ passed, failed: survivors, skipped: 0 }));
  process.exitCode = survivors > 0 ? 1 : 0;
} finally {
  await dropDatabase(server.url, template);
  await server.stop();
}
