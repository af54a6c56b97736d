import type { Bench } from './report/outcome.ts';

/** Every bench of the project, one row each, in the order in which `npm run bench` runs them. */
export const benches: readonly Bench[] = [
  {
    name: 'bundle',
    measures: 'what the first load of the login page and each later route cost, beside the mandated libraries alone',
    run: async () => (await import('./bundle/bench.ts')).run(),
  },
];
