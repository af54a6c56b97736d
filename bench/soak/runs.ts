/**
 * A test of the project with larger numbers than `npm test` has time for. `env` gives the numbers that the test reads;
 * `isInBrowser` where it opens the built portal.
 */
export type LongRun = { name: string; shows: string; test: string; env: Record<string, string>; isInBrowser?: boolean };

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
    shows: '50 people on two servers reserve one place, or move to it, at once, 100 rounds: one winner each',
    test: `${appointments}/twoServers.test.ts`,
    env: { RACE_ROUNDS: '100', RACE_REQUESTERS: '50' },
  },
  {
    name: 'interleavings',
    shows:
      'booking, moving, cancelling, running out, offers, invitations and the clinic in 500 waves of random order: one owner a place at every moment',
    test: `${appointments}/interleavings.test.ts`,
    env: { INTERLEAVING_WAVES: '500' },
  },
  {
    name: 'access',
    shows:
      'nothing is booked for somebody once one’s access to them was locked, removed or withdrawn, in each of 500 races',
    test: `${appointments}/accessRace.test.ts`,
    env: { RACE_ROUNDS: '500' },
  },
  {
    name: 'sessions',
    shows: 'nothing is booked once one’s account was closed or one’s session ended, in each of 500 races',
    test: `${appointments}/sessionRace.test.ts`,
    env: { RACE_ROUNDS: '500' },
  },
  {
    name: 'alerts',
    shows:
      'asking, offering, taking, moving, declining, running out and cancelling in 500 waves of random order: one owner a place at every moment',
    test: 'server/test/alerts/interleavings.test.ts',
    env: { INTERLEAVING_WAVES: '500' },
  },
  {
    name: 'mailbox',
    shows:
      '1,000 stories of three tabs that receive, read, put away and send at the same time: the counter is the sum of the list',
    test: 'server/test/mailbox/counter.test.ts',
    env: { MAILBOX_RUNS: '1000' },
  },
  {
    name: 'model',
    shows: '2,000 runs of about 100 steps of people, the clinic and time: the server is where the rules alone would be',
    test: `${appointments}/model.test.ts`,
    env: { MODEL_RUNS: '2000', MODEL_STEPS: '100' },
  },
  {
    name: 'ledger',
    shows:
      '100 kills of the server under 20 writers, as root and as an ordinary user: nothing acknowledged is lost, nothing stands twice',
    test: 'server/test/embedded/ledger.test.ts',
    env: { LEDGER_KILLS: '100' },
  },
  {
    name: 'addresses',
    shows:
      'the address changes 200 times on each page drawn ahead, in every way, while the portal draws itself on a slow phone: each change is followed',
    test: 'e2e/specification/changedWhileDrawing.test.ts',
    env: { ADDRESS_CHANGES: '200' },
    isInBrowser: true,
  },
  {
    name: 'rolling',
    shows:
      '10,000 requests during six rolling restarts, behind nginx and HAProxy (which must be installed): none fails',
    test: 'server/test/process/rolling.test.ts',
    env: { ROLLING_REQUESTS: '10000', ROLLING_RESTARTS: '6', ROLLING_PROXIES: 'nginx,haproxy' },
  },
  {
    name: 'looks',
    shows:
      'axe, words, targets and layout at every address, in both languages, three themes, on a phone and at a desk: nothing to find',
    test: 'e2e/journeys/everyAddress.test.ts',
    env: { LOOKS: 'all' },
    isInBrowser: true,
  },
  {
    name: 'workshop',
    shows:
      'axe, words, targets and layout of every part in every state, in both languages, three themes, on a phone and at a desk: nothing to find',
    test: 'e2e/looks/workshop.test.ts',
    env: { LOOKS: 'all' },
  },
];
