import type { Bench } from './report/outcome.ts';

/** Every bench of the project, one row each, in the order in which `npm run bench` runs them. */
export const benches: readonly Bench[] = [
  {
    name: 'bundle',
    measures: 'what the first load of the login page and each later route cost, beside the mandated libraries alone',
    run: async () => (await import('./bundle/bench.ts')).run(),
  },
  {
    name: 'booking',
    measures: 'reservations of free places by 1, 16 and 64 requesters, beside the same statements from a bare handler',
    run: async () => (await import('./booking/bench.ts')).run(),
  },
  {
    name: 'search',
    measures: 'searches among 10,000, 100,000 and 1,000,000 places, beside the same statements from a bare handler',
    run: async () => (await import('./search/bench.ts')).run(),
  },
  {
    name: 'enumeration',
    measures: 'whether the time of a refused login or of a request to recover tells known people from unknown ones',
    run: async () => (await import('./enumeration/bench.ts')).run(),
  },
];
