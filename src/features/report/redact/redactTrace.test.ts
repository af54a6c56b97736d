import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { endpointFields } from './endpointFields';
import { makeSanitizers, redactTrace } from './redactTrace';
import { sliceFields } from './sliceFields';
import { isOfWatched } from './watched';

/** So that they are found again, and so long that no pseudonym meets one by chance. */
const mark = 'Cormoran';
const secret = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9 .-]{0,16}$/).map((text) => mark + text);

const names = [
  ...'firstName lastName email nam hin phone login patientId reservationId reference raisonVisite subject body name'.split(
    ' ',
  ),
  ...'birthDate start careType relationship status state kind message fields url authToken password token code'.split(
    ' ',
  ),
  ...'q dependent space spaces patient criteria near postalCode clinicIds languages timeZone from to folder type id'.split(
    ' ',
  ),
];

const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    secret,
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
})).value;

const network = fc.record({
  hashProfName: fc.dictionary(secret, secret),
  hashClinicProf: fc.dictionary(secret, fc.array(secret)),
  professions: fc.dictionary(secret, secret),
});

const called = (endpointName: string, originalArgs: unknown, answer: unknown) => {
  const meta = {
    requestId: 'fV3xkP0d9qLmT7aRb2WcZ',
    requestStatus: 'fulfilled',
    arg: {
      type: 'query',
      endpointName,
      originalArgs,
      queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`,
    },
  };
  return [
    { type: 'api/executeQuery/pending', meta },
    { type: 'api/executeQuery/fulfilled', meta, payload: answer },
    {
      type: 'api/executeQuery/rejected',
      meta,
      payload: answer,
      error: { name: 'Error', message: answer, stack: answer },
    },
    {
      type: 'api/queries/queryResultPatched',
      payload: {
        queryCacheKey: meta.arg.queryCacheKey,
        patches: [{ op: 'replace', path: ['pages', 0, 'body'], value: answer }],
      },
    },
    { type: 'api/queries/removeQueryResult', payload: { queryCacheKey: meta.arg.queryCacheKey } },
  ];
};

const entry = (endpointName: string, originalArgs: unknown, data: unknown) => ({
  [`${endpointName}(${JSON.stringify(originalArgs)})`]: {
    status: 'fulfilled',
    endpointName,
    originalArgs,
    data,
    error: data,
    requestId: 'fV3xkP0d9qLmT7aRb2WcZ',
  },
});

const slices = [...Object.keys(sliceFields), 'one that nobody knows'].filter((slice) => slice !== 'config');

const anyTrace = fc
  .record({
    endpoint: fc.constantFrom(...Object.keys(endpointFields)),
    slice: fc.constantFrom(...slices),
    asked: anything,
    answer: fc.oneof(anything, network),
    chosen: anything,
    tag: secret,
  })
  .map(({ endpoint, slice, asked, answer, chosen, tag }) => ({
    base: {
      [slice]: { field: chosen },
      api: {
        queries: entry(endpoint, asked, answer),
        mutations: { fV3xkP0d9qLmT7aRb2WcZ: { endpointName: endpoint, data: answer } },
        provided: {
          tags: { Thread: { [tag]: [`${endpoint}(x)`] } },
          keys: { [`${endpoint}(x)`]: [{ type: 'Thread', id: tag }] },
        },
      },
    },
    actions: [
      ...called(endpoint, asked, answer),
      { type: `${slice}/somethingChosen`, payload: chosen },
      { type: 'form/submitFailed', payload: { form: ['email'], fields: { email: tag } } },
    ],
    times: [],
    dropped: 0,
  }));

describe('the redacted trace', () => {
  it('the redacted trace and Redux DevTools contain no typed text and no name, in any field, and keep the shape of every action', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const { base, actions } = redactTrace(trace, (text) => text.startsWith('errors.'));
        const { action, state } = makeSanitizers(() => false);
        const devActions = trace.actions.map(action);
        expect(JSON.stringify(trace)).toContain(mark);
        expect(JSON.stringify([base, actions, devActions, state(trace.base)])).not.toContain(mark);
        const typesOf = (list: readonly object[]) => list.map((one): unknown => Reflect.get(one, 'type'));
        expect(typesOf(actions)).toEqual(typesOf(trace.actions.filter((one) => !isOfWatched({ ...one }))));
        expect(typesOf(devActions)).toEqual(typesOf(trace.actions));
      }),
      { numRuns: 100 },
    );
  });

  it('the redacted trace leaves out whole what another back end sent beside the fields that the portal knows', () => {
    const slot = {
      careType: 'skin',
      asReceived: { Marie: true, isPregnant: true, floor: 2, start: '2026-11-20T09:15:00Z' },
    };
    const trace = {
      base: {
        appointments: { chosen: slot },
        api: { queries: entry('searchSlots', {}, { pages: [{ spaces: [slot] }] }) },
      },
      actions: [
        ...called('reserveSlot', { space: slot }, { dependent: slot }),
        {
          type: 'api/queries/queryResultPatched',
          payload: {
            queryCacheKey: 'listDependents(undefined)',
            patches: [{ op: 'replace', path: [0, 'asReceived', 'start'], value: '2026-11-20T09:15:00Z' }],
          },
        },
      ],
      times: [],
      dropped: 0,
    };
    const { base, actions } = redactTrace(trace, () => false);
    const told = JSON.stringify([base, actions]);
    for (const name of ['Marie', 'isPregnant', 'floor', '2026-11-20']) expect(told).not.toContain(name);
    expect(told).toContain('"asReceived":null');
  });

  it('the redacted trace gives a value one pseudonym throughout a report and a different one in another report', () => {
    const trace = {
      base: {},
      actions: called('openThread', 'thread-of-Marie-Tremblay', {
        threadId: 'thread-of-Marie-Tremblay',
        subject: 'Résultats',
      }),
      times: [],
      dropped: 0,
    };
    const [one, other] = [redactTrace(trace, () => false), redactTrace(trace, () => false)].map(({ actions }) =>
      JSON.stringify(actions),
    );
    const [arg, payload] = [/"originalArgs":"([^"]+)"/, /"threadId":"([^"]+)"/].map(
      (shape) => shape.exec(one ?? '')?.[1],
    );
    expect(arg).toMatch(/^[a-z]{5,9}$/);
    expect(payload).toBe(arg);
    expect(one).toContain(`"queryCacheKey":"openThread(\\"${String(arg)}\\")"`);
    expect(one).toContain('‹texte, 10 caractères›');
    expect(other).not.toContain(arg);
  });

  it('the redaction table covers every endpoint: each file that adds endpoints is in the list that the compiler checks', () => {
    const folder = 'src/api';
    const adding = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('Api.ts') && readFileSync(`${folder}/${file}`, 'utf8').includes('injectEndpoints('),
    );
    const defined = adding.flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {4}(\w+): build\./gm)].map(([, name]) => name),
    );
    expect(defined.length).toBeGreaterThan(60);
    expect(Object.keys(endpointFields).sort()).toEqual(defined.sort());
  });
});
