// Holds: spec §7 cancel, spec §7 dependents
import { makePorts } from '../app/makePorts';
import { makeStore } from '../store/makeStore';
import { answering, json, nothingDone, signature, type Sent } from '../testing/sentAnswers';
import { server } from '../testing/underTest';
import { appointmentChangesApi } from './appointmentChangesApi';
import { appointmentsApi } from './appointmentsApi';
import { dependentAccessApi } from './dependentAccessApi';
import { dependentsApi } from './dependentsApi';

const start = '2099-11-20T14:00:00-05:00';
const meant = { reservationId: 'R-1', clinicId: 'C-1', start };
const other = { reservationId: 'R-2', clinicId: 'C-2', start };
const stranger = { reservationId: 'R-3', clinicId: 'C-2', start };

const zoe = { patientId: 'P-1', hasAccess: true, locked: false };
const leo = { patientId: 'P-2', hasAccess: true, locked: false };
const mia = { patientId: 'P-3', hasAccess: true, locked: false };

type List = { before: Sent; after: Sent };

const cancel = async (answer: Sent, { before, after }: List) => {
  const store = makeStore(makePorts({}));
  server().fault = answering({ '/history': before });
  await store.dispatch(appointmentsApi.endpoints.listHistory.initiate(null));
  server().fault = answering({ '/cancelreservation': answer, '/history': after, '/unread': json(3) });
  const { error } = await store.dispatch(
    appointmentChangesApi.endpoints.cancelAppointment.initiate({ clinicId: 'C-1', reservationId: 'R-1', person: null }),
  );
  return error;
};

const remove = async (answer: Sent, { before, after }: List) => {
  const store = makeStore(makePorts({}));
  server().fault = answering({ '/dependents': before });
  const { data } = await store.dispatch(dependentsApi.endpoints.listDependents.initiate());
  const person = data?.find(({ patientId }) => patientId === 'P-1');
  if (!person) throw new Error('no dependent');
  server().fault = answering({ '/removeDependentAccess': answer, '/dependents': after });
  const { error } = await store.dispatch(dependentAccessApi.endpoints.removeDependentAccess.initiate(person));
  return error;
};

const open = { status: 'unproven', message: 'errors.unproven' };

const histories: readonly (readonly [string, List, boolean])[] = [
  ['[]', { before: json([meant]), after: json([]) }, false],
  ['[] where another stood', { before: json([meant, other]), after: json([]) }, false],
  ['one never seen here', { before: json([meant]), after: json([stranger]) }, false],
  ['one seen here', { before: json([meant, other]), after: json([other]) }, true],
  ['the same one, cancelled', { before: json([meant]), after: json([{ ...meant, status: 'cancelled' }]) }, true],
  ['the same one among the past', { before: json([meant]), after: json({ upcoming: [], past: [meant] }) }, true],
  ['two named lists of nothing', { before: json([meant]), after: json({ upcoming: [], past: [] }) }, true],
  [
    'two named lists of nothing, where lists are signed',
    { before: json({ upcoming: [meant], past: [] }, signature), after: json({ upcoming: [], past: [] }) },
    false,
  ],
  ['[] where lists are signed', { before: json([meant], signature), after: json([]) }, false],
  ['a signed []', { before: json([meant], signature), after: json([], signature) }, true],
];

const people: readonly (readonly [string, List, boolean])[] = [
  ['[]', { before: json([zoe]), after: json([]) }, false],
  ['[] where another stood', { before: json([zoe, leo]), after: json([]) }, false],
  ['one never seen here', { before: json([zoe]), after: json([mia]) }, false],
  ['one seen here', { before: json([zoe, leo]), after: json([leo]) }, true],
  ['the same one without access', { before: json([zoe]), after: json([{ ...zoe, hasAccess: false }]) }, true],
  ['[] where lists are signed', { before: json([zoe], signature), after: json([]) }, false],
  ['a signed []', { before: json([zoe], signature), after: json([], signature) }, true],
];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(Object.entries(nothingDone))('%s in place of the answer to a write (decision 54)', (_kind, answer) => {
  it.each(histories)(
    'an appointment is told cancelled only by a list that can show it: %s',
    async (_list, list, isDone) => {
      expect(await cancel(answer, list)).toEqual(isDone ? undefined : open);
    },
  );

  it.each(people)('an access is told removed only by a list that can show it: %s', async (_list, list, isDone) => {
    expect(await remove(answer, list)).toEqual(isDone ? undefined : open);
  });
});

describe('the last appointment, cancelled by a service that lists nothing afterwards (decision 54)', () => {
  const booked = { ...meant, status: 'booked' };
  const nothingLeft = { before: json([meant]), after: json([]) };
  it.each<[string, Sent, List, boolean]>([
    ['the appointment itself', json(meant), nothingLeft, true],
    ['the appointment without its time', json({ reservationId: 'R-1' }), nothingLeft, false],
    ['the appointment, still booked', json(booked), nothingLeft, false],
    ['another appointment', json(other), nothingLeft, false],
    [
      'the appointment itself, which the list still has',
      json(meant),
      { before: json([meant]), after: json([meant]) },
      false,
    ],
    [
      'the appointment itself, where answers are signed',
      json(meant),
      { before: json([meant], signature), after: json([]) },
      false,
    ],
  ])(
    'is told cancelled only if the answer names it as the service listed it: %s',
    async (_what, answer, list, isDone) => {
      expect(await cancel(answer, list)).toEqual(isDone ? undefined : open);
    },
  );
});
