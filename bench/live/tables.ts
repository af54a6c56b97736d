import { quantile } from '../measure/statistics.ts';
import { mebibytes, ms, ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import type { Table } from '../report/table.ts';

/** What an event took to reach a stream, milliseconds, for every event and every stream; and the streams it did not reach. */
export type Delivery = { tookMs: number[]; lost: number };

/** Resident memory, bytes: before the first stream, and with all of them open each time they had come back. */
export type Memory = { before: number; open: number[] };

type Sides<T> = { product: T; floor: T };
type Found = { patients: number; memory: Sides<Memory>; told: Sides<Delivery> };

const last = ({ before, open }: Memory): number => open.at(-1) ?? before;
const each = (memory: Memory, patients: number): number => (last(memory) - memory.before) / patients;

const memoryTable = ({ patients, memory: { product, floor } }: Found): Table => {
  const row = (name: string, memory: Memory): string[] => [
    name,
    mebibytes(memory.before),
    ...memory.open.map(mebibytes),
    `${(each(memory, patients) / 1024).toFixed(1)} KiB`,
  ];
  return {
    title: `Memory (RSS) with ${whole(patients)} streams, each time all of them had gone and come back`,
    head: ['', 'before', ...product.open.map((_, n) => `${n + 1}.`), 'a stream'],
    rows: [row('product', product), row('floor', floor)],
  };
};

const toldTable = ({ patients, told }: Found): Table => ({
  title: `From the request that causes an event until each of ${whole(patients)} patients has it`,
  head: ['', 'p50 ms', 'p99 ms', 'slowest ms', 'heard', 'lost'],
  rows: (['product', 'floor'] as const).map((name) => {
    const { tookMs, lost } = told[name];
    return [
      name,
      ms(quantile(tookMs, 0.5)),
      ms(quantile(tookMs, 0.99)),
      ms(quantile(tookMs, 1)),
      whole(tookMs.length),
      whole(lost),
    ];
  }),
});

/** The outcome: tables, and the figures with a budget. `growth` is what a stream still adds once all had come and gone before. */
export const describeLive = (found: Found): Outcome => {
  const { patients, memory, told } = found;
  const [first = 0] = memory.product.open;
  const ofProduct = each(memory.product, patients);
  const ofFloor = each(memory.floor, patients);
  return {
    tables: [memoryTable(found), toldTable(found)],
    figures: {
      'stream.kib': ofProduct / 1024,
      'stream.ratio': ofProduct / ofFloor,
      growth: last(memory.product) / first,
      p50Ms: quantile(told.product.tookMs, 0.5),
      p99Ms: quantile(told.product.tookMs, 0.99),
      lost: told.product.lost,
      heard: told.product.tookMs.length,
    },
    notes: [`A stream of the product takes ${ratio(ofProduct / ofFloor)} times the memory of one of bare node:http.`],
  };
};
