import { anybody, signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

const wrongPassword = 'Chalet-Bleuet-78';

/** Of accounts that have none: others are asked for a code before anything else. */
export const secondFactorRows: Row[] = [
  {
    route: 'giveCode',
    saying: 'no begun sign-in',
    ask: () => ({ body: { code: '000000' } }),
    cells: anybody('410 factor.stepExpired'),
  },
  { route: 'getSecondFactor', cells: signedIn('200') },
  {
    route: 'beginSecondFactor',
    saying: 'a wrong password',
    ask: () => ({ body: { password: wrongPassword } }),
    cells: signedIn('403 errors.wrongPassword'),
  },
  {
    route: 'beginSecondFactor',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password } }),
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'confirmSecondFactor',
    saying: 'nothing begun',
    ask: () => ({ body: { code: '000000' } }),
    cells: signedIn('410 factor.notBegun'),
  },
  {
    route: 'checkSecondFactor',
    saying: 'no second factor',
    ask: () => ({ body: { code: '000000' } }),
    cells: signedIn('409 factor.notOn'),
  },
  {
    route: 'renewRecoveryCodes',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password } }),
    cells: signedIn('409 factor.notOn'),
  },
  {
    route: 'endSecondFactor',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password } }),
    cells: signedIn('204'),
  },
];
