import { readdirSync, readFileSync } from 'node:fs';

import type { Shape } from '../../contract/calls/shape.ts';
import type { Call } from '../../contract/calls.ts';
import type { About } from './everyCall';

type Samples = Readonly<Record<Extract<Shape, string>, unknown>>;

const usual: Samples = {
  none: undefined,
  empty: undefined,
  page: '<h1>Conditions</h1>',
  text: 'ok',
  textOrNull: null,
  count: 3,
  file: 'x',
  stream: '',
  id: 'd2b0c9ac-6f7e-4c55-9a86-0d3f0b1f9c55',
  instant: '2099-11-20T14:00:00-05:00',
  day: '2099-11-20',
  zone: 'America/Toronto',
  number: 1,
  flag: true,
  record: {},
};

/** Every name of a field in the contract. */
const fieldNames = [
  ...new Set(
    readdirSync('contract')
      .filter((file) => /^[a-zA-Z]+\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(`contract/${file}`, 'utf8').matchAll(/(\w+)\??: /g)].map(([, name = '']) => name),
      ),
  ),
];

const odd: Samples = {
  ...usual,
  text: '',
  id: 7,
  number: -1,
  count: ' 3 ',
  record: {},
};

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

type Making = {
  samples: Samples;
  /** Unless the shape names them. */
  others?: Record<string, unknown>;
  known?: Record<string, unknown>;
  isLeast?: boolean;
  /** What follows the one item of a list that need not be whole. */
  after?: readonly unknown[];
};

const sampleOf = (shape: Shape, making: Making): unknown => {
  if (shape === 'record') return { ...making.others };
  if (typeof shape === 'string') return making.samples[shape];
  if (isList(shape)) {
    const first = sampleOf(shape[1], making);
    if (shape[0] === 'either') return first;
    return shape[0] === 'some' ? [first, ...(making.after ?? [])] : [first];
  }
  const fields = Object.entries(shape)
    .filter(([name]) => making.isLeast !== true || !name.endsWith('?'))
    .map(([name, inner]) => [name.replace('?', ''), sampleOf(inner, making)]);
  return { ...making.others, ...Object.fromEntries(fields), ...making.known };
};

const answering = (call: Call, making: Making): Response => {
  const body = sampleOf(call.answer, making);
  return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
};

/** As the server would give it, unsigned. */
export const rightAnswer = (call: Call, { clinicId, free, reservationId, patientId }: About): Response => {
  const status = call.path.endsWith('cancel') || call.path.includes('cancelreservation') ? 'cancelled' : 'booked';
  const state = { locked: call.path.includes('lock'), hasAccess: true, status };
  const known = { clinicId, spaceId: free, reservationId, patientId, login: 'luc', ...state };
  return answering(call, { samples: usual, known });
};

export const leastAnswer = (call: Call): Response => answering(call, { samples: usual, isLeast: true });

/** Of the right shape; whatever the shape leaves open holds nonsense, also beside the items that can be read. */
export const nonsenseAnswer = (call: Call, nonsense: unknown): Response => {
  const others = Object.fromEntries(fieldNames.map((name) => [name, nonsense]));
  return answering(call, { samples: odd, others, after: [nonsense, {}] });
};
