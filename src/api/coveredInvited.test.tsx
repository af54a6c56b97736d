// Holds: product §4 hub, product §8 idempotency
import { makePorts } from '../app/makePorts';
import { fieldsOf } from '../lib/isRecord';
import { makeStore } from '../store/makeStore';
import { coverWrites } from '../testing/coveredWrites';
import { askEveryCall, type About, type AskedName } from '../testing/everyCall';
import { invite, inviteAgain, invitedPatient } from '../testing/invited';
import { remindOfAll } from '../testing/reminded';
import { replacements } from '../testing/replacements';
import { clinics, countLive } from '../testing/slots';
import { server } from '../testing/underTest';
import { invitationAreaApi } from './invitationApi';
import { invitedAppointmentApi } from './invitedAppointmentApi';
import { invitationAreaOpened } from './signals';

const at = clinics({ plateau: {} });

/** A page and a body of another shape: each kind is judged in answers.test.tsx. */
const kinds = [
  ['a firewall page', '09'],
  ['an empty list', '13'],
] as const;

const holdOf = async (slots: string[]): Promise<string> => {
  const [held] = await server().sql('select id from holds where slot_id = any($1::uuid[])', [slots]);
  return String(held?.['id']);
};

const openArea = async (hour: string) => {
  const { code, ...kept } = await invite(at.plateau, [`${hour}:00`]);
  const free = await inviteAgain(at.plateau, [`${hour}:30`]);
  const booked = await inviteAgain(at.plateau, [`${Number(hour) + 1}:15`], 'phone');
  server().forgetCookies();
  const store = makeStore(makePorts({}));
  const { nam, birthDate } = invitedPatient;
  const identify = () =>
    store.dispatch(invitationAreaApi.endpoints.openInvitationArea.initiate({ nam, birthDate, code }));
  const reserve = ({ invitationId, slots: [space = ''] }: typeof booked) =>
    store.dispatch(
      invitedAppointmentApi.endpoints.reserveInvitedSlot.initiate({ invitationId, space, phone: '514 555-0142' }),
    );
  return { store, kept, free, booked, identify, reserve };
};

describe.each(kinds)('%s in place of the answer to a write of an invited person', (kind, hour) => {
  const replacement = () => replacements[kind]?.() ?? Response.error();

  it('an identification whose answer is replaced opens nothing, and the next one opens the area (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { identify } = await openArea(hour);
    const { done, uncover } = coverWrites(['openInvitationArea'], replacement);
    expect(await identify()).toMatchObject({ error: { status: 'unproven' } });
    expect([...done]).toEqual(['openInvitationArea']);
    uncover();
    expect((await identify().unwrap()).authToken).toMatch(/./);
  });

  it('the portal claims nothing that it cannot show, and finds each write once, under its one key (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, kept, free, booked, identify, reserve } = await openArea(hour);
    const { authToken } = await identify().unwrap();
    store.dispatch(invitationAreaOpened({ authToken }));
    const { reservationId } = await reserve(booked).unwrap();
    await remindOfAll();
    const about = { clinicId: at.plateau, patientId: '', reservationId };
    const aboutOf = ({ invitationId, slots: [space = ''] }: Omit<typeof booked, 'code'>) => ({
      ...about,
      invitationId,
      free: space,
    });

    const findEachOnce = async (round: readonly (readonly [name: AskedName, about: About])[]) => {
      const names = round.map(([name]) => name);
      const { done, keys, refused, uncover } = coverWrites(names, replacement);
      const statuses = () =>
        Promise.all(
          round.map(async ([name, asked]) => {
            const { error } = await askEveryCall(asked)[name](store.dispatch);
            return [name, fieldsOf(error)['status']];
          }),
        );
      expect(await statuses()).toEqual(names.map((name) => [name, 'unproven']));
      expect(refused).toEqual([]);
      expect([...done].sort()).toEqual([...names].sort());
      uncover();
      expect(await statuses()).toEqual(names.map((name) => [name, undefined]));
      expect([...keys].filter(([, used]) => used.size !== 1)).toEqual([]);
    };

    await findEachOnce([
      ['holdInvitedSlot', aboutOf(kept)],
      ['changeInvitedPhone', aboutOf(booked)],
      ['confirmInvitedAppointment', aboutOf(booked)],
    ]);
    await findEachOnce([
      ['releaseInvitedSlot', { ...aboutOf(kept), holdId: await holdOf(kept.slots) }],
      ['reserveInvitedSlot', aboutOf(free)],
      ['cancelInvitedAppointment', aboutOf(booked)],
    ]);
    expect(await countLive(free.slots)).toBe(1);
    expect(await countLive([...kept.slots, ...booked.slots])).toBe(0);

    const leave = () => askEveryCall(aboutOf(kept)).leaveInvitationArea(store.dispatch);
    const { done, uncover } = coverWrites(['leaveInvitationArea'], replacement);
    expect(await leave()).toMatchObject({ error: { status: 'unproven' } });
    expect([...done]).toEqual(['leaveInvitationArea']);
    uncover();
    await leave();
    expect(store.getState().session.authToken).toBeNull();
  });
});
