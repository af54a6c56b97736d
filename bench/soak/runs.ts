/** A test of the project with larger numbers than `npm test` has time for. `env` gives the numbers that the test reads. */
export type LongRun = { name: string; shows: string; test: string; env: Record<string, string> };

const appointments = 'server/test/appointments';

/** Every long run, one row each, in the order in which `npm run soak` runs them. */
export const longRuns: readonly LongRun[] = [
  {
    name: 'races',
    shows: '50 people reserve one place at once, 100 rounds: one winner each',
    test: `${appointments}/race.test.ts`,
    env: { RACE_ROUNDS: '100', RACE_REQUESTERS: '50' },
  },
  {
    name: 'crowds',
    shows: '500 people reserve one place at once, 100 rounds: one winner each',
    test: `${appointments}/race.test.ts`,
    env: { RACE_ROUNDS: '100', RACE_REQUESTERS: '500' },
  },
  {
    name: 'servers',
    shows: '50 people on two servers reserve one place at once, 100 rounds: one winner each',
    test: `${appointments}/twoServers.test.ts`,
    env: { RACE_ROUNDS: '100', RACE_REQUESTERS: '50' },
  },
  {
    name: 'interleavings',
    shows: 'holding, running out, reserving and cancelling in 1,000 waves of random order: every promise is kept',
    test: `${appointments}/interleavings.test.ts`,
    env: { INTERLEAVING_WAVES: '1000' },
  },
  {
    name: 'ledger',
    shows: '100 kills of the server under 20 writers, as root and as an ordinary user: nothing acknowledged is lost, nothing stands twice',
    test: 'server/test/process/ledger.test.ts',
    env: { LEDGER_KILLS: '100' },
  },
];
