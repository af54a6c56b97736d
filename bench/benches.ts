import type { Bench } from './report/outcome.ts';

/** Every bench of the project, one row each, in the order in which `npm run bench` runs them. */
export const benches: readonly Bench[] = [
  {
    name: 'bundle',
    measures: 'what the first load of the login page and each later route cost, beside the mandated libraries alone',
    run: async () => (await import('./bundle/bench.ts')).run(),
  },
  {
    name: 'ready',
    measures:
      'how soon the login keeps what is typed on a slow phone, beside a plain page and the mandated libraries alone, and what the openings of other pages gain',
    run: async () => (await import('./ready/bench.ts')).run(),
  },
  {
    name: 'lighthouse',
    measures:
      'what Lighthouse says of the login, the express search and its results, beside a login of the mandated libraries alone',
    run: async () => (await import('./lighthouse/bench.ts')).run(),
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
    name: 'mailbox',
    measures: 'the first page of a mailbox of 10,000 messages, beside the same statements from a bare handler',
    run: async () => (await import('./mailbox/bench.ts')).run(),
  },
  {
    name: 'enumeration',
    measures:
      'whether the time of a refused login, of a request to recover or of what strangers type tells who is known',
    run: async () => (await import('./enumeration/bench.ts')).run(),
  },
  {
    name: 'hoarding',
    measures: 'how much of a clinic 500 bots get through every door at once, and whether 50 people book all the same',
    run: async () => (await import('./hoarding/bench.ts')).run(),
  },
  {
    name: 'live',
    measures: 'what a thousand open streams of events cost, and how soon an event reaches all, beside bare node:http',
    run: async () => (await import('./live/bench.ts')).run(),
  },
];
