import { anybody, atLevel, bearer, listAtLevel, ownAccount, signedIn } from '../cells.ts';
import type { Cell, Cells } from '../columns.ts';
import type { Row, Target } from '../row.ts';
import { alertRows } from './alerts.ts';
import { choiceRows } from './choices.ts';

const person = ({ patientId }: Target) => ({ dependent: { patientId } });
const reason = { raisonVisite: 'cold-flu', perName: 'x' };

/** Their own appointment is named to the person it belongs to; to who may only book, the slot is taken by anyone. */
const inTheirWay: Cells = {
  ...atLevel('book', '409 appointment.spaceTaken'),
  owner: '409 appointment.alreadyYours sees',
};

/** An appointment of the person’s: who may only book, and did not book it, finds none. */
const seenAppointment = (cell: Cell): Cells => ({ ...atLevel('book', '404'), owner: cell });

/** Looking for a slot, keeping it, booking: at level *book*. What was booked is read at level *history*, and when it stands in the way of a booking too. */
export const appointmentRows: Row[] = [
  { route: 'getNetwork', cells: { ...signedIn('200'), owner: '200 sees' } },
  {
    route: 'searchSlots',
    names: 'a person',
    ask: (of) => ({ body: { criteria: {}, ...person(of) } }),
    cells: atLevel('book', '200'),
  },
  {
    route: 'listHolds',
    ask: async (of) => {
      await of.hold();
      return {};
    },
    cells: listAtLevel('book'),
  },
  {
    route: 'holdSlot',
    names: 'a person',
    ask: async (of, { slot }) => ({ body: { spaceId: await slot(), ...person(of) } }),
    cells: atLevel('book', '200'),
  },
  {
    route: 'holdSlot',
    names: 'a person and the slot of their appointment',
    ask: async (of) => ({ body: { spaceId: (await of.visit()).spaceId, ...person(of) } }),
    cells: inTheirWay,
  },
  {
    route: 'holdSlot',
    names: 'a person and the appointment to be moved',
    ask: async (of, { slot }) => ({
      body: { spaceId: await slot(), reservationId: (await of.visit()).reservationId, ...person(of) },
    }),
    cells: atLevel('book', '200'),
  },
  {
    route: 'releaseSlot',
    names: 'a person and a hold',
    ask: async (of) => ({ body: { holdId: (await of.hold()).holdId, ...person(of) } }),
    cells: atLevel('book', '200 sees'),
  },
  {
    route: 'releaseSlot',
    names: 'a hold only',
    ask: async (of) => ({ body: { holdId: (await of.hold()).holdId } }),
    cells: ownAccount('200 sees'),
  },
  {
    route: 'reserveSlot',
    names: 'a person',
    ask: async (of, { slot }) => ({ body: { ...reason, space: { spaceId: await slot() }, ...person(of) } }),
    cells: atLevel('book', '201 sees'),
  },
  {
    route: 'reserveSlot',
    names: 'a person and the slot of their appointment',
    ask: async (of) => ({ body: { ...reason, space: { spaceId: (await of.visit()).spaceId }, ...person(of) } }),
    cells: inTheirWay,
  },
  {
    route: 'cancelAppointment',
    names: 'an appointment',
    ask: async (of, { clinicId }) => ({ query: { clinicId, reservationId: (await of.visit()).reservationId } }),
    cells: seenAppointment('200 sees'),
  },
  {
    route: 'cancelAppointment',
    names: 'the only appointment at a clinic',
    ask: async (of) => ({ query: { clinicId: (await of.visit()).clinicId } }),
    cells: { ...signedIn('404'), owner: '200 sees', absent: '404' },
  },
  {
    route: 'cancelAppointment',
    names: 'one of several appointments at a clinic',
    ask: async (of) => {
      await of.invitedAppointment();
      return { query: { clinicId: (await of.visit()).clinicId } };
    },
    cells: {
      ...signedIn('404'),
      owner: '409 appointment.severalToCancel sees',
      absent: '404',
    },
  },
  {
    route: 'rescheduleAppointment',
    names: 'an appointment',
    ask: async (of, { slot }) => ({
      body: { reservationId: (await of.visit()).reservationId, space: { spaceId: await slot() } },
    }),
    cells: seenAppointment('200 sees'),
  },
  {
    route: 'confirmAppointment',
    names: 'an appointment',
    ask: async (of) => ({ body: { reservationId: (await of.visit()).reservationId } }),
    cells: seenAppointment('200 sees'),
  },
  {
    route: 'changeAppointmentPhone',
    names: 'an appointment',
    ask: async (of) => ({ body: { reservationId: (await of.visit()).reservationId, phone: '514 555-0133' } }),
    cells: seenAppointment('422 appointment.notByPhone'),
  },
  {
    route: 'listHistory',
    names: 'a person',
    ask: async (of) => {
      await of.visit();
      return { body: { patientId: of.patientId } };
    },
    cells: atLevel('history', '200 sees'),
  },
  {
    route: 'listHistory',
    ask: async (of) => {
      await of.visit();
      return {};
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'downloadAppointment',
    names: 'an appointment',
    ask: async (of) => ({ params: { id: (await of.visit()).reservationId } }),
    cells: atLevel('history', '200 sees'),
  },
  ...alertRows,
  ...choiceRows,
  {
    route: 'getCalendarFeed',
    ask: async (of) => {
      await of.feedSecret();
      return {};
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  { route: 'replaceCalendarFeed', cells: signedIn('200') },
  {
    route: 'endCalendarFeed',
    ask: async (of) => {
      await of.feedSecret();
      return {};
    },
    cells: { ...signedIn('204 in vain'), owner: '204' },
  },
  {
    route: 'readCalendarFeed',
    names: 'a secret',
    ask: async (of) => {
      await of.visit();
      return { params: { secret: await of.feedSecret() } };
    },
    cells: bearer('200 sees', '404'),
  },
  {
    route: 'openAppointmentLink',
    names: 'a mailed key',
    saying: 'the birth date',
    ask: async (of) => ({ body: { key: await of.appointmentKey(), birthDate: of.birthDate, action: 'read' } }),
    cells: bearer('200 sees', '410 visitLink.expired'),
  },
  {
    route: 'openAppointmentLink',
    names: 'a mailed key',
    saying: 'a wrong birth date',
    ask: async (of) => ({ body: { key: await of.appointmentKey(), birthDate: '1970-01-01', action: 'cancel' } }),
    cells: bearer('403 visitLink.wrongBirthDate', '410 visitLink.expired'),
  },
  { route: 'listen', cells: { ...anybody('–'), nobody: '401', invitationArea: '401', guest: '401' } },
];
