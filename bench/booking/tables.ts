import type { Measured } from '../measure/volleys.ts';
import { mebibytes, ms, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';

type Memory = { node: number; database: number };

/** Both sides with so many requesters; `ratio` compares what they do in a second. */
export type Load = { requesters: number; product: Measured; floor: Measured; ratio: number };

type Found = { loads: Load[]; stored: number; atRest: Memory; afterLoad: Memory };

const loadTable = (loads: readonly Load[]): Table => ({
  title: 'Reservations over HTTP of distinct free places, session, XSRF and validation included',
  head: [
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
  rows: loads.map(({ requesters, product, floor, ratio: share }) => [
    String(requesters),
    whole(product.perSecond),
    ms(product.p50),
    ms(product.p99),
    String(product.refused),
    whole(floor.perSecond),
    ms(floor.p50),
    ms(floor.p99),
    ratio(share),
  ]),
});

const memoryTable = ({ atRest, afterLoad }: Found): Table => ({
  title: 'Memory with 100,000 places',
  head: ['', 'server (RSS)', 'database (PSS)'],
  rows: [
    ['at rest', mebibytes(atRest.node), mebibytes(atRest.database)],
    ['after the load', mebibytes(afterLoad.node), mebibytes(afterLoad.database)],
  ],
});

const sum = (loads: readonly Load[], of: (load: Load) => number): number =>
  loads.reduce((total, load) => total + of(load), 0);

/**
 * The outcome: tables and the figures with a budget. `lost` is the difference between what was acknowledged and what
 * stands in the database, which must be nothing.
 */
export const describeBooking = (found: Found): Outcome => {
  const { loads, stored } = found;
  const refused = sum(loads, ({ product }) => product.refused);
  const acknowledged = sum(loads, ({ product, floor }) => product.accepted + floor.accepted);
  const refusals = loads.flatMap(({ product, floor }) => [...product.refusals, ...floor.refusals]);
  return {
    tables: [loadTable(loads), memoryTable(found)],
    figures: {
      ...Object.fromEntries(loads.map((load) => [`ratio.${load.requesters}`, load.ratio])),
      ...Object.fromEntries(loads.map(({ requesters, product }) => [`perSecond.${requesters}`, product.perSecond])),
      refused,
      floorRefused: sum(loads, ({ floor }) => floor.refused),
      lost: Math.abs(acknowledged - stored),
    },
    notes: [
      `${whole(sum(loads, ({ product }) => product.accepted))} places reserved, ${whole(refused)} free places refused.`,
      ...refusals.map((refusal) => `Refused: ${refusal}`),
    ],
  };
};
