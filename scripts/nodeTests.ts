import { availableParallelism } from 'node:os';
import { PassThrough } from 'node:stream';
import { run } from 'node:test';
import { spec, type TestEvent } from 'node:test/reporters';
import { type FileRun, settle } from './fileRun.ts';
import type { Counts } from './testCounts.ts';
import { type Events, startTally } from './testTally.ts';

/** How many processes of tests share the machine: at least two, since tests also wait; at most what one database serves. */
export const lanes = Math.min(Math.max(2, availableParallelism()), 6);

/** One more where tests wait a third of their time for a database that all share. */
const lanesOnDatabase = Math.min(lanes + 1, 6);

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

const endsSuite = ({ type, data }: TestEvent) => (type === 'test:pass' || type === 'test:fail') && data.nesting === 0;

/** Passes a run's events on, those of a file in one piece, so that files of other processes do not stand in between. */
async function passOn(events: Events, to: PassThrough, depth: 0 | 1): Promise<void> {
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
    if (depth === 1 && endsSuite(known)) release();
  }
  release();
}

/** Runs groups of files, each group in a process of its own, and shows them as they end, then the slowest. */
async function runGroups(groups: readonly string[][], entry: string | null): Promise<FileRun> {
  const tally = startTally(groups.flat());
  const depth = entry === null ? 0 : 1;
  const queue = [...groups];
  const shown = new PassThrough({ objectMode: true });
  const drain = async (): Promise<void> => {
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      const events = entry === null ? run({ files: group }) : run({ files: [entry], argv: group });
      tally.follow(events, group, depth);
      await passOn(events, shown, depth);
    }
  };
  const together = entry === null ? lanes : lanesOnDatabase;
  const ended = Promise.all(Array.from({ length: together }, drain)).finally(() => shown.end());
  for await (const text of shown.compose(spec)) process.stdout.write(text);
  await ended;
  return tally.close();
}

/** Runs test files under Node's own runner, each in its own process; what failed runs again (see `settle`). */
export async function runNodeTests(files: readonly string[]): Promise<Counts> {
  const runAlone = (group: readonly string[]) =>
    runGroups(
      group.map((file) => [file]),
      null,
    );
  return settle(await runAlone(files), (file) => runAlone([file]));
}

/**
 * The same, several files a process: starting Node and reading the server took a second of two cores a file.
 * @param files each without hooks outside its tests and suites
 * @param entry reads the files of its arguments, each in a suite named by its path
 */
export async function runTestsTogether(files: readonly string[], entry: string): Promise<Counts> {
  return settle(await runGroups(deal(files), entry), (file) => runGroups([[file]], entry));
}
