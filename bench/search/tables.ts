import type { Measured } from '../measure/volleys.ts';
import { mebibytes, ms, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';
import { sides, type Side } from './stage.ts';

/** All sides on one size of network with so many requesters; the ratios compare what the product and a floor do in a second. */
export type Load = Record<Side, Measured> & {
  slots: number;
  requesters: number;
  besideFloor: number;
  besideBare: number;
};

type Found = {
  loads: Load[];
  asked: number;
  /** How many questions found nothing, by size of network. */
  empty: ReadonlyMap<number, number>;
  memory: { node: number; database: number };
};

/** 1000000 → `1m`. */
const shortOf = (slots: number): string => (slots >= 1_000_000 ? `${slots / 1_000_000}m` : `${slots / 1_000}k`);

const loadTable = (loads: readonly Load[]): Table => ({
  title: 'Searches over HTTP, session and validation included',
  head: [
    'slots',
    'requesters',
    'per second',
    'p50 ms',
    'p99 ms',
    'refused',
    'same statements: per second',
    'p50',
    'ratio',
    'bare handler: per second',
    'p50',
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
    ratio(load.besideFloor),
    whole(load.bare.perSecond),
    ms(load.bare.p50),
    ratio(load.besideBare),
  ]),
});

/** How much the slowest hundredth grows from the smallest network to the largest. */
const growthOf = (loads: readonly Load[], requesters: number): number => {
  const p99s = loads.filter((load) => load.requesters === requesters).map(({ product }) => product.p99);
  return (p99s.at(-1) ?? Number.NaN) / (p99s[0] ?? Number.NaN);
};

const figuresOf = (loads: readonly Load[], name: string, of: (load: Load) => number) =>
  Object.fromEntries(loads.map((load) => [`${name}.${shortOf(load.slots)}.${load.requesters}`, of(load)]));

/** The outcome: a table, and the figures with a budget. */
export const describeSearch = ({ loads, asked, empty, memory }: Found): Outcome => ({
  tables: [loadTable(loads)],
  figures: {
    ...figuresOf(loads, 'besideBare', ({ besideBare }) => besideBare),
    ...figuresOf(loads, 'besideFloor', ({ besideFloor }) => besideFloor),
    ...figuresOf(loads, 'p99Ms', ({ product }) => product.p99),
    'p99Growth.1': growthOf(loads, 1),
    'p99Growth.16': growthOf(loads, 16),
    refused: loads.reduce((sum, { product }) => sum + product.refused, 0),
    floorRefused: loads.reduce((sum, { floor, bare }) => sum + floor.refused + bare.refused, 0),
  },
  notes: [
    ...[...empty].map(
      ([slots, count]) =>
        `${whole(slots)} slots: ${count} of ${asked} questions find nothing and are answered with suggestions.`,
    ),
    `From 10,000 to 1,000,000 places the slowest hundredth takes ${ratio(growthOf(loads, 1))} times as long alone, ${ratio(growthOf(loads, 16))} times with 16.`,
    `After these searches: server ${mebibytes(memory.node)} (RSS), database ${mebibytes(memory.database)} (PSS).`,
    ...loads.flatMap((load) => sides.flatMap((side) => load[side].refusals)).slice(0, 3),
  ],
});
