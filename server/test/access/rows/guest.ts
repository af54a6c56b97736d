import { newborn } from '../../support/guest.ts';
import { anybody, bearer } from '../cells.ts';
import type { Row, Target } from '../row.ts';

const booking = (of: Target) => of.guestBooking();
const reason = { raisonVisite: 'cold-flu', perName: 'x' };
const ended = '410 express.ended';

/** Appointments without an account: open to a token, or to a reference with the birth date, signed in or not. */
export const guestRows: Row[] = [
  { route: 'getGuestNetwork', cells: anybody('200') },
  { route: 'searchGuestSlots', ask: () => ({ body: {} }), cells: anybody('200') },
  {
    route: 'getGuestProof',
    ask: async (_of, { slot }) => ({ query: { spaceId: await slot() } }),
    cells: anybody('200'),
  },
  {
    route: 'holdGuestSlot',
    saying: 'no proof of work',
    ask: async (_of, { slot }) => ({ body: { spaceId: await slot() } }),
    cells: anybody('422 express.proofNeeded'),
  },
  {
    route: 'holdGuestSlot',
    names: 'a token',
    saying: 'its hold',
    ask: async (of) => {
      const { token, holdId, spaceId } = await booking(of);
      return { body: { token, holdId, spaceId } };
    },
    cells: bearer('200 sees', ended),
  },
  {
    route: 'releaseGuestSlot',
    names: 'a token',
    ask: async (of) => ({ body: { token: (await booking(of)).token } }),
    cells: bearer('204', '204 in vain'),
  },
  {
    route: 'identifyGuest',
    names: 'a token',
    ask: async (of) => ({ body: { ...newborn, token: (await booking(of)).token } }),
    cells: bearer('200', ended),
  },
  {
    route: 'reserveGuestSlot',
    names: 'a token',
    saying: 'the code of its mailbox',
    ask: async (of) => {
      const { token, code } = await booking(of);
      return { body: { ...reason, token, code } };
    },
    cells: bearer('201 sees', ended),
  },
  {
    route: 'reserveGuestSlot',
    names: 'a token',
    saying: 'a wrong code',
    ask: async (of) => ({ body: { ...reason, token: (await booking(of)).token, code: 'x' } }),
    cells: bearer('403 express.wrongCode', ended),
  },
  {
    route: 'openGuestAppointment',
    names: 'a reference',
    saying: 'the birth date',
    ask: async (of) => ({ body: { reference: (await of.expressVisit()).reference, birthDate: newborn.birthDate } }),
    cells: bearer('200 sees', '403 express.notRecognised'),
  },
  {
    route: 'openGuestAppointment',
    names: 'a reference',
    saying: 'a wrong birth date',
    ask: async (of) => ({ body: { reference: (await of.expressVisit()).reference, birthDate: '1970-01-01' } }),
    cells: bearer('403 express.notRecognised', '403 express.notRecognised'),
  },
  {
    route: 'cancelGuestAppointment',
    names: 'a token',
    ask: async (of) => ({ body: { manageToken: (await of.managedAppointment()).manageToken } }),
    cells: bearer('200 sees', ended),
  },
  {
    route: 'confirmGuestAppointment',
    names: 'a token',
    ask: async (of) => ({ body: { manageToken: (await of.managedAppointment()).manageToken } }),
    cells: bearer('200 sees', ended),
  },
  {
    route: 'changeGuestPhone',
    names: 'a token',
    ask: async (of) => ({
      body: { manageToken: (await of.managedAppointment()).manageToken, phone: '514 555-0133' },
    }),
    cells: bearer('422 appointment.notByPhone', ended),
  },
  {
    route: 'rescheduleGuestAppointment',
    names: 'a token',
    ask: async (of, { slot }) => ({
      body: { manageToken: (await of.managedAppointment()).manageToken, space: await slot() },
    }),
    cells: bearer('200 sees', ended),
  },
];
