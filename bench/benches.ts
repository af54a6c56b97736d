import type { Bench } from './report/outcome.ts';

const lazily =
  (load: () => Promise<{ run: Bench['run'] }>): Bench['run'] =>
  async (round) =>
    (await load()).run(round);

/** What the figures are about: when it changes, they are old. */
export const portal = ['src', 'contract', 'public', 'scripts/prerender', 'webpack.config.js', 'package-lock.json'];
export const server = ['server/src', 'server/migrations', 'contract', 'package-lock.json'];

/** Every bench of the project, one row each, in the order in which `npm run bench` runs them. */
export const benches: readonly Bench[] = [
  {
    name: 'bundle',
    measures: 'what the first load of the login page and each later route cost, beside the mandated libraries alone',
    code: portal,
    run: lazily(() => import('./bundle/bench.ts')),
  },
  {
    name: 'ready',
    measures:
      'how soon the login keeps what is typed on a slow phone, beside a plain page and the mandated libraries alone, and what the openings of other pages gain',
    code: portal,
    run: lazily(() => import('./ready/bench.ts')),
  },
  {
    name: 'lighthouse',
    measures:
      'what Lighthouse says of the login, the express search and its results, beside a login of the mandated libraries alone',
    code: portal,
    run: lazily(() => import('./lighthouse/bench.ts')),
  },
  {
    name: 'booking',
    measures:
      'holds and reservations of free slots by 1, 16 and 64 requesters, beside a bare handler with one statement each',
    code: server,
    run: lazily(() => import('./booking/bench.ts')),
  },
  {
    name: 'search',
    measures:
      'searches among 10,000, 100,000 and 1,000,000 slots, beside a bare handler that finds the next page of a care type',
    code: server,
    run: lazily(() => import('./search/bench.ts')),
  },
  {
    name: 'profile',
    measures: 'where the time of a hold, a booking and a search goes: server, planning, statements, log',
    code: server,
    run: lazily(() => import('./profile/bench.ts')),
  },
  {
    name: 'feeds',
    measures:
      'the import of a publication of 50,000 slots, first and again, beside COPY into a table with the same indexes',
    code: server,
    run: lazily(() => import('./feeds/bench.ts')),
  },
  {
    name: 'mailbox',
    measures: 'the first page of a mailbox of 10,000 messages, beside the same statements from a bare handler',
    code: [...portal, ...server],
    run: lazily(() => import('./mailbox/bench.ts')),
  },
  {
    name: 'enumeration',
    measures:
      'whether the time of a refused login, of a request to recover or of what strangers type tells who is known',
    code: server,
    run: lazily(() => import('./enumeration/bench.ts')),
  },
  {
    name: 'hoarding',
    measures: 'how much of a clinic 500 bots get through every door at once, and whether 50 people book all the same',
    code: server,
    run: lazily(() => import('./hoarding/bench.ts')),
  },
  {
    name: 'live',
    measures: 'what a thousand open streams of events cost, and how soon an event reaches all, beside bare node:http',
    code: server,
    run: lazily(() => import('./live/bench.ts')),
  },
];
