import { availableParallelism } from 'node:os';
import { PassThrough } from 'node:stream';
import { run } from 'node:test';
import { spec, type TestEvent } from 'node:test/reporters';
import { type FileRun, repeatFailed } from './repeatFailed.ts';
import { type Events, startTally } from './testTally.ts';
import type { Counts } from './testCounts.ts';

async function tallyFiles(files: readonly string[]): Promise<FileRun> {
  const tally = startTally(files);
  const events = run({ files, concurrency: lanes });
  tally.follow(events, 0);
  for await (const text of events.compose(spec)) process.stdout.write(text);
  return { counts: tally.close(), failedFiles: tally.failedFiles };
}

/**
 * Runs test files under Node's own runner, each in its own process, and shows them as they go, then the slowest of
 * them.
 */
export async function runNodeTests(files: readonly string[]): Promise<Counts> {
  return (await tallyFiles(files)).counts;
}

/** The same for tests in a browser: a file that failed beside others runs once more, alone. */
export async function runBrowserTests(files: readonly string[]): Promise<Counts> {
  return repeatFailed(await tallyFiles(files), (file) => tallyFiles([file]));
}

/**
 * How many processes of tests share the machine: at least two, since tests also wait; at most what one database serves.
 */
export const lanes = Math.min(Math.max(2, availableParallelism()), 6);

/** Enough files a process that starting it weighs little, few enough that no process ends long after the others. */
const filesOfProcess = 12;

/** Deals the files out, neighbours to different groups: what is slow often stands side by side. */
function deal(files: readonly string[]): string[][] {
  const size = Math.ceil(files.length / filesOfProcess);
  const groups = Array.from({ length: size }, (): string[] => []);
  for (const [at, file] of files.entries()) groups[at % size]?.push(file);
  return groups;
}

/** Each run would print its own sums. */
const isSum = ({ type, data }: TestEvent) =>
  type === 'test:diagnostic' &&
  data.nesting === 0 &&
  /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /.test(data.message);

const endsFile = ({ type, data }: TestEvent) => (type === 'test:pass' || type === 'test:fail') && data.nesting === 0;

/** Passes a run's events on, those of a file in one piece, so that files of other processes do not stand in between. */
async function passOn(events: Events, to: PassThrough): Promise<void> {
  let held: TestEvent[] = [];
  const release = (): void => {
    for (const event of held) to.write(event);
    held = [];
  };
  for await (const event of events) {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Node's types say any
    const known = event as TestEvent;
    if (isSum(known)) continue;
    held.push(known);
    if (endsFile(known)) release();
  }
  release();
}

/**
 * The same, several files a process: starting Node and reading the server took a second of two cores a file.
 * @param files each without hooks outside its tests and suites
 * @param entry reads the files of its arguments, each in a suite named by its path
 */
export async function runTestsTogether(files: readonly string[], entry: string): Promise<Counts> {
  const tally = startTally(files);
  const queue = deal(files);
  const shown = new PassThrough({ objectMode: true });
  const drain = async (): Promise<void> => {
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      const events = run({ files: [entry], argv: group });
      tally.follow(events, 1);
      await passOn(events, shown);
    }
  };
  const ended = Promise.all(Array.from({ length: lanes }, drain)).finally(() => shown.end());
  for await (const text of shown.compose(spec)) process.stdout.write(text);
  await ended;
  return tally.close();
}
