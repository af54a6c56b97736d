import type { Shape } from '../../contract/answers.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import { everyCall } from '../../contract/everyCall.ts';
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
  day: '2026-11-20',
  zone: 'America/Toronto',
  number: 1,
  flag: true,
  list: [],
  record: {},
};

const odd: Samples = {
  ...usual,
  text: '',
  id: 7,
  number: -1,
  count: ' 3 ',
  list: [null, 7, 'x', {}, []],
  record: { of: 7 },
};

const oddFields = Object.fromEntries(
  [
    ...['firstName', 'lastName', 'hin', 'birthDate', 'age', 'hasAccess', 'locked', 'lockReason', 'scopes', 'basis'],
    ...['relationship', 'state', 'awaiting', 'startsOn', 'endsOn', 'modificationStatus', 'profId', 'perName', 'mode'],
    ...['careType', 'languages', 'timeZone', 'durationMinutes', 'distanceKm', 'held', 'status', 'confirmedAt', 'care'],
    ...[
      'cancelledBy',
      'movedFrom',
      'movedFromMode',
      'movedFromClinic',
      'cancelUntil',
      'clinicPhone',
      'contactPhone',
      'name',
      'kind',
      'address',
      'phone',
    ],
    ...['position', 'reference', 'raisonVisite', 'patient'],
  ].map((name) => [name, { of: 7 }]),
);

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

type Making = { samples: Samples; known: Record<string, unknown>; isLeast: boolean };

const sampleOf = (shape: Shape, making: Making): unknown => {
  if (typeof shape === 'string') return making.samples[shape];
  if (isList(shape)) return shape[0] === 'either' ? sampleOf(shape[1], making) : [sampleOf(shape[1], making)];
  const fields = Object.entries(shape)
    .filter(([name]) => !(making.isLeast && name.endsWith('?')))
    .map(([name, inner]) => [name.replace('?', ''), sampleOf(inner, making)]);
  return { ...Object.fromEntries(fields), ...making.known };
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
  return answering(call, { samples: usual, known, isLeast: false });
};

export const leastAnswer = (call: Call): Response => answering(call, { samples: usual, known: {}, isLeast: true });

export const oddAnswer = (call: Call): Response =>
  answering(call, { samples: odd, known: call.isOurs ? {} : oddFields, isLeast: false });

const patternOf = ({ root, path }: Call): RegExp =>
  new RegExp(`^${root === 'main' ? '' : `/${root}`}/api/${path.replace(/:\w+/g, '[^/]+')}$`);

export const isFor = (call: Call, { url, method }: Request): boolean =>
  method === call.method && patternOf(call).test(new URL(url).pathname);

export const callNames = Object.keys(everyCall) as CallName[]; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the keys of calls are its names

export const signsIn: readonly CallName[] = [
  'login',
  'signup',
  'completeRecovery',
  'reopenAccount',
  'giveCode',
  'loginByPasskey',
];

export const callFor = (request: Request): Call | undefined =>
  callNames.map((name) => everyCall[name]).find((call) => isFor(call, request));
