/** How one run of the suite differs from the usual one. */
export type Condition = {
  name: string;
  env: NodeJS.ProcessEnv;
  /** The name of the folder that a copy of the checkout lies in; null for the checkout itself. */
  folder: string | null;
  /** Whether an ordinary user runs it, where root may choose. */
  asOrdinaryUser: boolean;
  /** Whether nobody but root may enter the folder above that one. */
  onlyRootEnters: boolean;
  /** What its programs take for the time when it starts; null for the true clock. */
  clock: string | null;
};

const usual = { env: {}, folder: null, asOrdinaryUser: false, onlyRootEnters: false, clock: null };
const toronto = { ...usual, env: { TZ: 'America/Toronto' } };

export const conditions: readonly Condition[] = [
  { ...usual, name: 'as it stands' },
  { ...usual, name: 'the clock of Tokyo', env: { TZ: 'Asia/Tokyo' } },
  { ...usual, name: 'a path with spaces and accents', folder: 'clone à l’essai, été' },
  { ...usual, name: 'no language', env: { LANG: 'C', LC_ALL: 'C' } },
  { ...usual, name: 'an ordinary user', folder: 'clone', asOrdinaryUser: true },
  { ...usual, name: 'a folder that only root may enter', folder: 'clone', onlyRootEnters: true },
  { ...toronto, name: 'a quarter of an hour before clocks go forward', clock: '2027-03-14T06:45:00Z' },
  { ...toronto, name: 'a quarter of an hour before clocks go back', clock: '2027-11-07T05:45:00Z' },
  { ...toronto, name: 'the 29th of February', clock: '2028-02-29T16:00:00Z' },
];

/** What decides which conditions this machine can meet; `fakeTime` is libfaketime’s file, null where not installed. */
export type Machine = { isRoot: boolean; fakeTime: string | null };

/** Why a condition cannot be met here; null when it can. */
export function missingFor({ clock, onlyRootEnters }: Condition, { isRoot, fakeTime }: Machine): string | null {
  if (clock !== null && fakeTime === null) return 'libfaketime is not installed (Debian: apt-get install libfaketime)';
  return onlyRootEnters && !isRoot ? 'only root can make such a folder' : null;
}

/**
 * The settings that make programs see another time. It stands as far from the true one in every program, and times
 * that are measured stay true.
 */
export function clockEnv({ clock }: Condition, { fakeTime }: Machine, now: number): NodeJS.ProcessEnv {
  if (clock === null || fakeTime === null) return {};
  const seconds = Math.round((Date.parse(clock) - now) / 1000);
  const offset = `${seconds < 0 ? '' : '+'}${seconds}`;
  return { LD_PRELOAD: fakeTime, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' };
}

export type Run = { condition: Condition; isLoaded: boolean; seed: number };

/**
 * The run of a number: every second one stands beside a load on each core, and each condition comes with it and without
 * it before the next.
 * @param at from 0
 * @param firstSeed of the first run; each next one has the next
 */
export function runAt(at: number, firstSeed: number): Run {
  const condition = conditions[Math.floor(at / 2) % conditions.length];
  if (condition === undefined) throw new Error('There are no conditions.');
  return { condition, isLoaded: at % 2 === 1, seed: firstSeed + at };
}

export const describeRun = ({ condition, isLoaded, seed }: Run): string =>
  `${condition.name}${isLoaded ? ', beside a load on every core' : ''}, TEST_SEED=${seed}`;

/**
 * What ever failed, the most often first, each with the runs that it failed in.
 * @param kept the failures of each run, as TEST_FAILURES keeps them
 */
export function whatEverFailed(kept: readonly { run: Run; failures: string }[]): string[] {
  const runsOf = new Map<string, string[]>();
  for (const { run, failures } of kept) {
    const names = new Set([...failures.matchAll(/^✖ (.+)$/gm)].map(([, name = '']) => name));
    for (const name of names) runsOf.set(name, [...(runsOf.get(name) ?? []), describeRun(run)]);
  }
  const sorted = [...runsOf].sort(([, one], [, other]) => other.length - one.length);
  return sorted.flatMap(([name, runs]) => [`✖ ${name}`, ...runs.map((run) => `    ${run}`)]);
}
