import { anybody, atLevel, bearer, ownAccount, signedIn } from '../cells.ts';
import type { Row } from '../row.ts';
import { pushRows } from './pushes.ts';

const newPassword = 'Goéland-Tempête-42';
const wrong = { username: 'personne', password: 'Chalet-Bleuet-78' };

/** Signing in, and what an account has. */
export const accountRows: Row[] = [
  {
    route: 'login',
    names: 'a login',
    saying: 'a wrong password',
    ask: ({ login }) => ({ body: { ...wrong, username: login } }),
    cells: anybody('403 errors.invalidCredentials'),
  },
  {
    route: 'login',
    names: 'a login',
    saying: 'its password',
    ask: ({ login }, { password }) => ({ body: { username: login, password } }),
    cells: bearer('200 sees', '403 errors.invalidCredentials'),
  },
  {
    route: 'logout',
    cells: {
      ...signedIn('204'),
      nobody: '204',
      invitationArea: '204',
      otherInvitation: '204',
      guest: '204',
      reception: '204',
    },
  },
  { route: 'getPrivacy', cells: anybody('200') },
  { route: 'getTerms', cells: anybody('200') },
  {
    route: 'signup',
    saying: 'invalid fields',
    ask: () => ({ body: { login: 'ab', email: 'personne', nam: 'x', password: 'x' } }),
    cells: anybody('422 errors.invalidEmail'),
  },
  {
    route: 'requestRecovery',
    names: 'an email address',
    ask: ({ email }) => ({ body: { email, nam: 'TREM85021512' } }),
    cells: anybody('200'),
  },
  {
    route: 'openRecovery',
    names: 'a mailed key',
    ask: async (of) => ({ body: { key: await of.recoveryKey() } }),
    cells: bearer('200 sees', '410 recover.keyExpired'),
  },
  {
    route: 'completeRecovery',
    names: 'a mailed key',
    ask: async (of) => ({
      body: { username: of.login, newPassword, confirmNewPassword: newPassword, key: await of.recoveryKey() },
    }),
    cells: bearer('200 sees', '410 recover.keyExpired'),
  },
  {
    route: 'verifyEmail',
    names: 'a mailed key',
    ask: async (of) => ({ body: { key: await of.verificationKey() } }),
    cells: bearer('204', '410 verify.keyExpired'),
  },
  { route: 'extendSession', cells: signedIn('204') },
  { route: 'getUser', cells: { ...signedIn('200'), owner: '200 sees' } },
  { route: 'changeUser', ask: () => ({ body: { lang: 'en' } }), cells: { ...signedIn('200'), owner: '200 sees' } },
  {
    route: 'changePassword',
    saying: 'a wrong password',
    ask: () => ({ body: { password: wrong.password, newPassword, confirmNewPassword: newPassword } }),
    cells: signedIn('403 errors.wrongPassword'),
  },
  {
    route: 'changePassword',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password, newPassword, confirmNewPassword: newPassword } }),
    cells: signedIn('204'),
  },
  {
    route: 'changeEmail',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password, email: 'autre@exemple.ca' } }),
    cells: signedIn('204'),
  },
  { route: 'requestVerification', cells: signedIn('204') },
  { route: 'getTexts', cells: signedIn('200') },
  { route: 'keepTextNumber', ask: () => ({ body: { number: '514 555-0199' } }), cells: signedIn('200') },
  {
    route: 'confirmTextNumber',
    ask: () => ({ body: { code: '000000' } }),
    cells: signedIn('410 texts.codeExpired'),
  },
  {
    route: 'chooseTexts',
    ask: () => ({ body: { kinds: ['offer'], showsDetails: false } }),
    cells: signedIn('404 errors.notFound'),
  },
  { route: 'endTextNumber', cells: signedIn('204') },
  ...pushRows,
  {
    route: 'listSessions',
    ask: async (of) => {
      await of.session();
      return {};
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'endSession',
    names: 'a session',
    ask: async (of) => ({ params: { id: await of.session() } }),
    cells: ownAccount('204'),
  },
  {
    route: 'listAccess',
    names: 'a person',
    ask: (of) => ({ query: { patientId: of.patientId } }),
    cells: atLevel('history', '200 sees'),
  },
  { route: 'listAccess', cells: { ...signedIn('200'), owner: '200 sees' } },
  {
    route: 'downloadAccess',
    names: 'a person',
    ask: (of) => ({ query: { patientId: of.patientId } }),
    cells: atLevel('history', '200 sees'),
  },
  {
    route: 'exportFile',
    saying: 'a wrong password',
    ask: () => ({ body: { password: wrong.password } }),
    cells: signedIn('403 errors.wrongPassword'),
  },
  // A caregiver finds the owner’s name in their own file, as in their list of dependents.
  {
    route: 'exportFile',
    saying: 'the right password',
    ask: (_of, { password }) => ({ body: { password } }),
    cells: { ...signedIn('200 sees'), former: '200', pretender: '200', outsider: '200' },
  },
  {
    route: 'foreseeClosing',
    ask: async (of) => {
      await of.visit();
      return {};
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'closeAccount',
    saying: 'a wrong password',
    ask: () => ({ body: { password: wrong.password } }),
    cells: signedIn('403 errors.wrongPassword'),
  },
  {
    route: 'closeAccount',
    saying: 'the right password',
    ask: async (of, { password }) => {
      await of.visit();
      return { body: { password } };
    },
    cells: { ...signedIn('200'), owner: '200 sees' },
  },
  {
    route: 'reopenAccount',
    names: 'a login',
    saying: 'a wrong password',
    ask: ({ login }) => ({ body: { ...wrong, username: login } }),
    cells: anybody('403 errors.invalidCredentials'),
  },
  {
    route: 'reopenAccount',
    names: 'a login',
    saying: 'its password',
    ask: ({ login }, { password }) => ({ body: { username: login, password } }),
    cells: bearer('200 sees', '403 errors.invalidCredentials'),
  },
  { route: 'getConsents', cells: signedIn('200') },
  { route: 'changeConsents', ask: () => ({ body: {} }), cells: signedIn('200') },
];
