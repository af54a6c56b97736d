import type { Measured } from '../measure/volleys.ts';
import { mebibytes, ms, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';
import { sides, type Side } from './stage.ts';
import type { Act } from './tickets.ts';

type Memory = { node: number; database: number };

/** All sides with so many requesters; the ratios compare what the product and a floor do in a second. */
export type Load = Record<Side, Measured> & { act: Act; requesters: number; besideFloor: number; besideBare: number };

type Found = { loads: Load[]; sent: Record<Act, number>; stored: number; atRest: Memory; afterLoad: Memory };

const loadTable = (act: Act, loads: readonly Load[]): Table => ({
  title: `POST appointment/${act} for distinct free slots, session, XSRF and validation included`,
  head: [
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
  rows: loads.map(({ requesters, product, floor, bare, besideFloor, besideBare }) => [
    String(requesters),
    whole(product.perSecond),
    ms(product.p50),
    ms(product.p99),
    String(product.refused),
    whole(floor.perSecond),
    ms(floor.p50),
    ratio(besideFloor),
    whole(bare.perSecond),
    ms(bare.p50),
    ratio(besideBare),
  ]),
});

const memoryTable = ({ atRest, afterLoad }: Found): Table => ({
  title: 'Memory with 100,000 slots',
  head: ['', 'server (RSS)', 'database (PSS)'],
  rows: [
    ['at rest', mebibytes(atRest.node), mebibytes(atRest.database)],
    ['after the load', mebibytes(afterLoad.node), mebibytes(afterLoad.database)],
  ],
});

const sum = (loads: readonly Load[], of: (load: Load) => number): number =>
  loads.reduce((total, load) => total + of(load), 0);

const acrossSides = (loads: readonly Load[], of: (measured: Measured) => number): number =>
  sum(loads, (load) => sides.reduce((total, side) => total + of(load[side]), 0));

/**
 * The outcome: tables and the figures with a budget. `lost` is the difference between what was acknowledged and what
 * stands in the database, which must be nothing: a slot sold twice or an appointment that is not there.
 */
export const describeBooking = (found: Found): Outcome => {
  const { loads, sent, stored } = found;
  const holds = loads.filter(({ act }) => act === 'hold');
  const bookings = loads.filter(({ act }) => act === 'reserve');
  const refused = sum(loads, ({ product }) => product.refused);
  const refusals = loads.flatMap((load) => sides.flatMap((side) => load[side].refusals)).slice(0, 5);
  return {
    tables: [loadTable('hold', holds), loadTable('reserve', bookings), memoryTable(found)],
    figures: {
      ...Object.fromEntries(loads.map((load) => [`${load.act}.besideBare.${load.requesters}`, load.besideBare])),
      ...Object.fromEntries(loads.map((load) => [`${load.act}.besideFloor.${load.requesters}`, load.besideFloor])),
      ...Object.fromEntries(loads.map((load) => [`${load.act}.perSecond.${load.requesters}`, load.product.perSecond])),
      'hold.statements': sent.hold,
      'reserve.statements': sent.reserve,
      refused,
      floorRefused: acrossSides(loads, (measured) => measured.refused) - refused,
      lost: Math.abs(acrossSides(bookings, (measured) => measured.accepted) - stored),
    },
    notes: [
      `A hold sends ${sent.hold} statements, a booking ${sent.reserve}, with the one that wakes readers.`,
      `${whole(sum(bookings, ({ product }) => product.accepted))} slots reserved, ${whole(refused)} free slots refused.`,
      ...refusals.map((refusal) => `Refused: ${refusal}`),
    ],
  };
};
