/**
 * `npm test`: every suite, one after the other, each showing its own output; the last line adds them up.
 * A suite that breaks does not hide the next ones. In the browser it walks the specification and the core journeys.
 * - `npm run test:all` walks all of them.
 * - `npm test -- <files>` runs these alone, of whatever kind they are.
 * - `npm test -- --changed [commit]` runs what a change since the commit (HEAD) can reach, and the checks of the project.
 */
import { resolve } from 'node:path';
import { changedFiles, readSources } from './changedFiles.ts';
import { coreBrowserTests } from './coreTests.ts';
import { runJest } from './jestTests.ts';
import { ensurePortalBuilt } from './portalBuild.ts';
import { testsReached } from './reach.ts';
import { addCounts, type Counts, formatCounts } from './testCounts.ts';
import { kindOfTest, type TestKind, testKinds } from './testKinds.ts';
import { keepFailure, keepingFailures } from './testFailures.ts';
import { runSuite } from './testSuites.ts';

type Suite = { name: string; run: (files: readonly string[]) => Promise<Counts> };

const suites: Record<TestKind, Suite> = {
  tools: { name: 'Checks of the project', run: (files) => runSuite('scripts/testTools.ts', { files }) },
  portal: { name: 'Portal and contract', run: runJest },
  server: { name: 'Server, on the embedded database', run: (files) => runSuite('server/test/run.ts', { files }) },
  browser: {
    name: 'Browser journey',
    run: async (files) => {
      await ensurePortalBuilt();
      return runSuite('e2e/run.ts', { files });
    },
  },
};

/** The files to run of each kind: none stands for all of them. A kind that is absent is left out. */
type Choice = ReadonlyMap<TestKind, readonly string[]>;

const all: Choice = new Map(testKinds.map((kind) => [kind, []]));
const core = (): Choice => new Map([...all, ['browser', coreBrowserTests().map((file) => resolve(file))]]);

/** @throws where one is no test, with its name */
function chosenFiles(files: readonly string[]): Choice {
  const kindOf = (file: string): TestKind => {
    const kind = kindOfTest(file);
    if (kind === null) throw new Error(`${file} is no test file, named from the root of the project.`);
    return kind;
  };
  const kinds = Map.groupBy(files, kindOf);
  return new Map([...kinds].map(([kind, paths]) => [kind, paths.map((path) => resolve(path))]));
}

function choose([first, ...rest]: readonly string[]): Choice {
  if (first === undefined) return core();
  if (first === '--all') return all;
  if (first !== '--changed') return chosenFiles([first, ...rest]);
  const reached = testsReached(readSources(), changedFiles(rest[0] ?? 'HEAD'));
  // The checks of the project read every file, and are quick.
  return new Map([...chosenFiles(reached), ['tools', []]]);
}

async function countSuite({ name, run }: Suite, files: readonly string[]): Promise<Counts> {
  console.log(`\n== ${name}${files.length > 0 ? `, ${files.length} files` : ''} ==`);
  try {
    return await run(files);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    console.error(words);
    keepFailure(name, words);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

type Done = { name: string; counts: Counts; minutes: string };

async function runChosen(choice: Choice): Promise<Done[]> {
  const done: Done[] = [];
  for (const kind of testKinds) {
    const files = choice.get(kind);
    if (files === undefined) continue;
    const started = performance.now();
    const counts = await countSuite(suites[kind], files);
    done.push({ name: suites[kind].name, counts, minutes: ((performance.now() - started) / 60_000).toFixed(1) });
  }
  return done;
}

const done = await keepingFailures(() => runChosen(choose(process.argv.slice(2))));

console.log('\n== All ==');
for (const { name, counts, minutes } of done) console.log(`${name}: ${formatCounts(counts)} (${minutes} min)`);
const total = addCounts(done.map(({ counts }) => counts));
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
