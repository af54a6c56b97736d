import { randomUUID } from 'node:crypto';

import { refuse, type Asked, type Call, type Fields } from './call.ts';
import type { State } from './state.ts';

/** The calls that need no session. */
export const openCalls = ({ passwords, recoveries, sessions }: State): Record<string, Call> => {
  const loginOf = (key: unknown) => recoveries.get(String(key)) ?? refuse('There is no such key.', 404);

  const signIn = ({ username, password }: Fields, { response }: Asked) => {
    if (passwords.get(String(username)) !== password) refuse('errors.invalidCredentials', 401);
    const session = randomUUID();
    sessions.set(session, String(username));
    const cookies = [`session=${session}; HttpOnly`, `XSRF-TOKEN=${randomUUID()}`];
    response.setHeader(
      'Set-Cookie',
      cookies.map((cookie) => `${cookie}; Path=/; SameSite=Strict`),
    );
    return { login: username };
  };
  const signUp = ({ login, password }: Fields, asked: Asked) => {
    passwords.set(String(login), String(password));
    return signIn({ username: login, password }, asked);
  };
  const changePassword = ({ username, newPassword, key }: Fields, asked: Asked) =>
    loginOf(key) === username ? signUp({ login: username, password: newPassword }, asked) : refuse('A key of another.');
  const signOut = (_fields: Fields, { response }: Asked) => {
    response.setHeader('Set-Cookie', 'session=; Path=/; Max-Age=0');
  };
  const legalText = ({ lang }: Fields) => `<h2 id="general">${lang === 'en' ? 'General' : 'Généralités'}</h2>`;

  return {
    'POST login': ['username password', signIn],
    'GET logout': ['', signOut],
    'GET login/privacy': ['lang', legalText],
    'GET login/terms': ['lang', legalText],
    'POST signup': ['email password login nam', signUp],
    'POST recover': ['email nam lang', () => 'ok'],
    'POST recover/user': ['key', ({ key }) => ({ login: loginOf(key) })],
    'POST recover/modify': ['username newPassword confirmNewPassword key', changePassword],
  };
};
