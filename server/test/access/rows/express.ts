import { newborn } from '../../support/stranger.ts';
import { anybody, bearer } from '../cells.ts';
import type { Row, Target } from '../row.ts';

const booking = (of: Target) => of.expressBooking();
const reason = { raisonVisite: 'cold-flu', perName: 'x' };
const ended = '410 express.ended';

/** Visits without an account: whoever has a token, or knows a reference and the birth date; signed in or not plays no part. */
export const expressRows: Row[] = [
  { route: 'getExpressNetwork', cells: anybody('200') },
  { route: 'searchExpressSpaces', ask: () => ({ body: {} }), cells: anybody('200') },
  {
    route: 'getExpressProof',
    ask: async (_of, { place }) => ({ query: { spaceId: await place() } }),
    cells: anybody('200'),
  },
  {
    route: 'holdExpressSpace',
    saying: 'no proof of work',
    ask: async (_of, { place }) => ({ body: { spaceId: await place() } }),
    cells: anybody('422 express.proofNeeded'),
  },
  {
    route: 'holdExpressSpace',
    names: 'a token',
    saying: 'its hold',
    ask: async (of) => {
      const { token, holdId, spaceId } = await booking(of);
      return { body: { token, holdId, spaceId } };
    },
    cells: bearer('200 sees', ended),
  },
  {
    route: 'releaseExpressSpace',
    names: 'a token',
    ask: async (of) => ({ body: { token: (await booking(of)).token } }),
    cells: bearer('204', '204 in vain'),
  },
  {
    route: 'identifyExpress',
    names: 'a token',
    ask: async (of) => ({ body: { ...newborn, token: (await booking(of)).token } }),
    cells: bearer('200', ended),
  },
  {
    route: 'reserveExpressSpace',
    names: 'a token',
    saying: 'the code of its mailbox',
    ask: async (of) => {
      const { token, code } = await booking(of);
      return { body: { ...reason, token, code } };
    },
    cells: bearer('201 sees', ended),
  },
  {
    route: 'reserveExpressSpace',
    names: 'a token',
    saying: 'a wrong code',
    ask: async (of) => ({ body: { ...reason, token: (await booking(of)).token, code: 'x' } }),
    cells: bearer('403 express.wrongCode', ended),
  },
  {
    route: 'openExpressVisit',
    names: 'a reference',
    saying: 'the birth date',
    ask: async (of) => ({ body: { reference: (await of.expressVisit()).reference, birthDate: newborn.birthDate } }),
    cells: bearer('200 sees', '403 express.notRecognised'),
  },
  {
    route: 'openExpressVisit',
    names: 'a reference',
    saying: 'a wrong birth date',
    ask: async (of) => ({ body: { reference: (await of.expressVisit()).reference, birthDate: '1970-01-01' } }),
    cells: bearer('403 express.notRecognised', '403 express.notRecognised'),
  },
  {
    route: 'cancelExpressVisit',
    names: 'a token',
    ask: async (of) => ({ body: { manageToken: (await of.managedVisit()).manageToken } }),
    cells: bearer('200 sees', ended),
  },
  {
    route: 'rescheduleExpressVisit',
    names: 'a token',
    ask: async (of, { place }) => ({
      body: { manageToken: (await of.managedVisit()).manageToken, space: await place() },
    }),
    cells: bearer('200 sees', ended),
  },
];
