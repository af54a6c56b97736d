import type { Measured } from '../measure/volleys.ts';
import { ms, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';
import type { Counted, Counts } from './counters.ts';
import type { Act } from './stage.ts';

/** A volley of `each` requests; milliseconds are of all of them together. */
export type Spent = {
  act: Act;
  requesters: number;
  each: number;
  volley: Measured;
  wallMs: number;
  nodeMs: number;
  databaseMs: number;
  counts: Counts;
};

const sum = (counts: Counts, of: (statement: Counted) => number): number =>
  counts.statements.reduce((total, statement) => total + of(statement), 0);

const perRequest = ({ each }: Spent, total: number): string => ms(total / each);

const timeTable = (spent: readonly Spent[]): Table => ({
  title:
    'Milliseconds of one request; processors are counted beside each other, so they may add up to more than it takes',
  head: [
    '',
    'requesters',
    'per second',
    'p50',
    'wall ÷ requests',
    'processor: server',
    'processor: database',
    'statements: planned',
    'statements: run',
    'log flushed',
    'statements',
    'log, bytes',
  ],
  rows: spent.map((one) => [
    one.act,
    String(one.requesters),
    whole(one.volley.perSecond),
    ms(one.volley.p50),
    perRequest(one, one.wallMs),
    perRequest(one, one.nodeMs),
    perRequest(one, one.databaseMs),
    perRequest(
      one,
      sum(one.counts, ({ planMs }) => planMs),
    ),
    perRequest(
      one,
      sum(one.counts, ({ runMs }) => runMs),
    ),
    perRequest(one, one.counts.flushMs),
    (sum(one.counts, ({ calls }) => calls) / one.each).toFixed(1),
    whole(sum(one.counts, ({ logBytes }) => logBytes) / one.each),
  ]),
});

const listed = 10;

/** What a statement does, in a few words: its comment and its values left out. */
const shorten = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', ' ')
    .trim()
    .slice(0, 90);

const statementTable = (spent: Spent): Table => ({
  title: `The statements of ${spent.act} with ${spent.requesters}, milliseconds of one call; running includes waiting for locks`,
  head: ['', 'calls a request', 'planned', 'run', 'log, bytes'],
  rows: spent.counts.statements
    .slice(0, listed)
    .map(({ text, calls, planMs, runMs, logBytes }) => [
      shorten(text),
      (calls / spent.each).toFixed(2),
      (planMs / calls).toFixed(3),
      (runMs / calls).toFixed(3),
      whole(logBytes / calls),
    ]),
});

/** No budgets of time: it explains those of the other benches. */
export const describeProfile = (spent: readonly Spent[]): Outcome => ({
  tables: [timeTable(spent), ...spent.map(statementTable)],
  figures: {
    refused: spent.reduce((total, { volley }) => total + volley.refused, 0),
    /** Fewest statements that the database counted for one request. */
    counted: Math.min(...spent.map((one) => sum(one.counts, ({ calls }) => calls) / one.each)),
  },
  notes: spent.flatMap(({ volley }) => volley.refusals).slice(0, 3),
});
