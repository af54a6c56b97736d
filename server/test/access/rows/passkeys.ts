import { anybody, signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

const wrongPassword = 'Chalet-Bleuet-78';
const nowhere = '018f0000-0000-7000-8000-000000000000';

const asserted = { id: 'eA', clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA', userHandle: null };
const created = { id: 'eA', clientDataJSON: 'eA', attestationObject: 'eA', transports: [] };

/** Of accounts that have none: others are asked for one, or for a code, before anything else. */
export const passkeyRows: Row[] = [
  {
    route: 'beginPasskeyLogin',
    saying: 'without a password',
    ask: () => ({ body: { isSecondStep: false } }),
    cells: anybody('200'),
  },
  {
    route: 'beginPasskeyLogin',
    saying: 'no begun sign-in',
    ask: () => ({ body: { isSecondStep: true } }),
    cells: anybody('410 factor.stepExpired'),
  },
  {
    route: 'loginByPasskey',
    saying: 'a signature of nobody',
    ask: () => ({ body: { isSecondStep: false, credential: asserted } }),
    cells: anybody('403 passkey.refused'),
  },
  {
    route: 'beginPasskey',
    saying: 'a wrong password',
    ask: () => ({ body: { password: wrongPassword } }),
    cells: signedIn('403 errors.wrongPassword'),
  },
  {
    route: 'beginPasskey',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password } }),
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'addPasskey',
    saying: 'nothing begun',
    ask: () => ({ body: { name: 'Téléphone', credential: created } }),
    cells: signedIn('409 passkey.notAdded'),
  },
  {
    route: 'removePasskey',
    saying: 'none of theirs',
    ask: (_of, { password }) => ({ params: { id: nowhere }, body: { password } }),
    cells: signedIn('404'),
  },
  { route: 'beginPasskeyCheck', saying: 'no passkey', cells: signedIn('409 passkey.none') },
  {
    route: 'checkPasskey',
    saying: 'nothing begun',
    ask: () => ({ body: { credential: asserted } }),
    cells: signedIn('403 passkey.refused'),
  },
];
