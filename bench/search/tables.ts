import type { Measured } from '../measure/volleys.ts';
import { mebibytes, ms, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';

/** Both sides on one size of network with so many requesters; `ratio` compares what they do in a second. */
export type Load = { slots: number; requesters: number; product: Measured; floor: Measured; ratio: number };

type Found = {
  loads: Load[];
  /** How many questions found nothing, by size of network. */
  empty: ReadonlyMap<number, number>;
  memory: { node: number; database: number };
};

/** 1000000 → `1m`. */
const shortOf = (slots: number): string => (slots >= 1_000_000 ? `${slots / 1_000_000}m` : `${slots / 1_000}k`);

const loadTable = (loads: readonly Load[]): Table => ({
  title: 'Searches over HTTP, session and validation included',
  head: [
    'places',
    'requesters',
    'per second',
    'p50 ms',
    'p99 ms',
    'refused',
    'floor per second',
    'floor p50',
    'floor p99',
    'ratio',
  ],
  rows: loads.map((load) => [
    whole(load.slots),
    String(load.requesters),
    whole(load.product.perSecond),
    ms(load.product.p50),
    ms(load.product.p99),
    String(load.product.refused),
    whole(load.floor.perSecond),
    ms(load.floor.p50),
    ms(load.floor.p99),
    ratio(load.ratio),
  ]),
});

/** How much the slowest hundredth grows from the smallest network to the largest. */
const growthOf = (loads: readonly Load[], requesters: number): number => {
  const p99s = loads.filter((load) => load.requesters === requesters).map(({ product }) => product.p99);
  return (p99s.at(-1) ?? Number.NaN) / (p99s[0] ?? Number.NaN);
};

/** The outcome: a table, and the figures with a budget. */
export const describeSearch = ({ loads, empty, memory }: Found): Outcome => ({
  tables: [loadTable(loads)],
  figures: {
    ...Object.fromEntries(loads.map((load) => [`ratio.${shortOf(load.slots)}.${load.requesters}`, load.ratio])),
    ...Object.fromEntries(loads.map((load) => [`p99Ms.${shortOf(load.slots)}.${load.requesters}`, load.product.p99])),
    'p99Growth.1': growthOf(loads, 1),
    'p99Growth.16': growthOf(loads, 16),
    refused: loads.reduce((sum, { product }) => sum + product.refused, 0),
  },
  notes: [
    ...[...empty].map(
      ([slots, count]) =>
        `${whole(slots)} places: ${count} of 400 questions find nothing and are answered with suggestions.`,
    ),
    `From 10,000 to 1,000,000 places the slowest hundredth takes ${ratio(growthOf(loads, 1))} times as long alone, ${ratio(growthOf(loads, 16))} times with 16.`,
    `After these searches: server ${mebibytes(memory.node)} (RSS), database ${mebibytes(memory.database)} (PSS).`,
    ...loads.flatMap(({ product, floor }) => [...product.refusals, ...floor.refusals]).slice(0, 3),
  ],
});
