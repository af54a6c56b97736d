import type { Shape } from '../../contract/answers.ts';
import type { Call } from '../../contract/calls.ts';
import type { About } from './everyCall';

const samples: Readonly<Record<Extract<Shape, string>, unknown>> = {
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
  number: 1,
  flag: true,
  list: [],
  record: {},
};

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

/** Smallest body. */
const sampleOf = (shape: Shape, known: Record<string, unknown>): unknown => {
  if (typeof shape === 'string') return samples[shape];
  if (isList(shape)) return shape[0] === 'either' ? sampleOf(shape[1], known) : [sampleOf(shape[1], known)];
  const fields = Object.entries(shape).map(([name, inner]) => [name.replace('?', ''), sampleOf(inner, known)]);
  return { ...Object.fromEntries(fields), ...known };
};

/** As the server would give it, unsigned. */
export const rightAnswer = (call: Call, { clinicId, free, reservationId, patientId }: About): Response => {
  const status = call.path.endsWith('cancel') || call.path.includes('cancelreservation') ? 'cancelled' : 'booked';
  const state = { locked: call.path.includes('lock'), hasAccess: true, status };
  const known = { clinicId, spaceId: free, reservationId, patientId, login: 'luc', ...state };
  const body = sampleOf(call.answer, known);
  return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
};
