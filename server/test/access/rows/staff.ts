import { quebecZone } from '../../../../contract/quebec.ts';
import { dateIn } from '../../../src/domain/zonedTime.ts';
import { anybody, atTheirClinic, beyondProfessionals, managersAlone, staffAlone } from '../cells.ts';
import type { Row, Surroundings, Target } from '../row.ts';

const visit = 'an appointment of their clinic';
const question = 'a question to their clinic';

/** Names an appointment as a page shows it. */
const named = async (of: Target, around: Surroundings, more: object) => {
  const { reservationId } = await of.visit();
  return { params: { id: reservationId }, body: { startsAt: await around.startOf(reservationId), ...more } };
};

export const dayOf = async (of: Target, around: Surroundings) => {
  const { clinicId, reservationId } = await of.visit();
  return { query: { clinic: clinicId, date: dateIn(new Date(await around.startOf(reservationId)), quebecZone) } };
};

/** The people who work at clinics: nobody else has a session there, and theirs opens nothing elsewhere. */
export const staffRows: Row[] = [
  {
    route: 'staff.signIn',
    saying: 'a wrong login, password and code',
    ask: () => ({ body: { login: 'personne', password: 'x', code: '000000' } }),
    cells: anybody('403 errors.invalidCredentials'),
  },
  { route: 'staff.whoAmI', cells: staffAlone('200') },
  { route: 'staff.signOut', cells: anybody('204') },
  {
    route: 'staff.showDay',
    names: 'the clinic of an appointment',
    ask: dayOf,
    cells: { ...atTheirClinic('200 sees'), colleague: '–' },
  },
  {
    route: 'staff.showDay',
    saying: 'the clinic of an appointment of a colleague',
    ask: dayOf,
    cells: { ...anybody('–'), colleague: '200' },
  },
  {
    route: 'staff.actOnAppointment',
    names: visit,
    ask: async (of, around) => {
      await around.begin((await of.visit()).reservationId);
      return named(of, around, { act: 'arrived' });
    },
    cells: atTheirClinic('204'),
  },
  {
    route: 'staff.cancelAppointment',
    names: visit,
    ask: (of, around) => named(of, around, { offersAgain: true }),
    cells: atTheirClinic('204'),
  },
  {
    route: 'staff.remindPatient',
    names: visit,
    ask: (of, around) => named(of, around, {}),
    cells: atTheirClinic('204'),
  },
  {
    route: 'staff.writeToPatient',
    names: visit,
    ask: async (of) => ({
      params: { id: (await of.visit()).reservationId },
      body: { subject: 'Avant votre rendez-vous', body: 'Venez à jeun.' },
    }),
    cells: { ...atTheirClinic('204'), professional: '404' },
  },
  {
    route: 'staff.showOpenings',
    names: visit,
    ask: async (of) => {
      await of.hold();
      return { params: { id: (await of.visit()).reservationId } };
    },
    // The free slot that they hold is one of them, and is not told apart.
    cells: atTheirClinic('200 sees'),
  },
  {
    route: 'staff.moveAppointment',
    names: visit,
    ask: async (of, around) => named(of, around, { slotId: await around.slot(), offersAgain: true }),
    cells: atTheirClinic('204'),
  },
  {
    route: 'staff.showConnection',
    names: 'the clinic of an appointment',
    ask: async (of) => ({ query: { clinic: (await of.visit()).clinicId } }),
    cells: managersAlone('200'),
  },
  {
    route: 'staff.showTrail',
    names: 'the clinic of an appointment',
    ask: async (of, around) => {
      const { query } = await dayOf(of, around);
      return { query: { ...query, date: dateIn(new Date(), quebecZone) } };
    },
    cells: managersAlone('200'),
  },
  {
    route: 'staff.showThreads',
    names: 'the clinic of a question',
    ask: async (of) => {
      await of.question();
      return { query: { clinic: (await of.visit()).clinicId } };
    },
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.countThreads',
    names: 'the clinic of a question',
    ask: async (of) => ({ query: { clinic: (await of.visit()).clinicId } }),
    cells: beyondProfessionals('200'),
  },
  {
    route: 'staff.readThread',
    names: question,
    ask: async (of) => ({ params: { id: (await of.question()).threadId } }),
    cells: beyondProfessionals('200 sees'),
  },
  {
    route: 'staff.answerThread',
    names: question,
    ask: async (of) => ({ params: { id: (await of.question()).threadId }, body: { body: 'Oui.', revision: 1 } }),
    cells: beyondProfessionals('204'),
  },
  ...[
    { act: 'take', from: null },
    { act: 'close', revision: 1 },
  ].map((body) => ({
    route: 'staff.actOnThread' as const,
    names: question,
    saying: `the act ${body.act}`,
    ask: async (of: Target) => ({ params: { id: (await of.question()).threadId }, body }),
    cells: beyondProfessionals('204'),
  })),
  {
    route: 'staff.downloadFile',
    names: 'a file that came with a question',
    ask: async (of) => ({ params: { id: await of.askedFile() } }),
    cells: beyondProfessionals('200'),
  },
  {
    route: 'staff.followDay',
    names: 'the clinic of an appointment',
    ask: async (of) => ({ query: { clinic: (await of.visit()).clinicId } }),
    // Who may gets a stream that stays open.
    cells: { ...atTheirClinic('–'), colleague: '–' },
  },
];
