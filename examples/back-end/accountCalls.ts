import { randomUUID } from 'node:crypto';

import { done, refuse, type Answer, type Call, type State } from './state.ts';

const legalText = ({ query }: { query: URLSearchParams }): Answer => ({
  html: `<h2 id="general">${query.get('lang') === 'en' ? 'General' : 'Généralités'}</h2>`,
});

export const accountCalls = ({ accounts, recoveries, sessions }: State): Record<string, Call> => {
  const open = (login: string): Answer => {
    const [session, token] = [randomUUID(), randomUUID()];
    sessions.set(session, login);
    const cookies = [`session=${session}; HttpOnly`, `XSRF-TOKEN=${token}`];
    return { body: { login }, cookies: cookies.map((cookie) => `${cookie}; Path=/; SameSite=Strict`) };
  };

  return {
    'POST login': {
      takes: 'username password',
      open: true,
      run: ({ fields: { username, password } }) =>
        accounts.get(String(username))?.password === password
          ? open(String(username))
          : refuse('errors.invalidCredentials', 401),
    },
    'GET logout': { open: true, run: () => ({ ...done, cookies: ['session=; Path=/; Max-Age=0'] }) },
    'GET login/privacy': { open: true, asks: 'lang', run: legalText },
    'GET login/terms': { open: true, asks: 'lang', run: legalText },
    'POST signup': {
      takes: 'email password login nam',
      open: true,
      run: ({ fields: { login, password } }) => {
        accounts.set(String(login), { password: String(password) });
        return open(String(login));
      },
    },
    'POST recover': { takes: 'email nam lang', open: true, run: () => ({ html: 'ok' }) },
    'POST recover/user': {
      takes: 'key',
      open: true,
      run: ({ fields: { key } }) => ({ body: { login: recoveries.get(String(key)) } }),
    },
    'POST recover/modify': {
      takes: 'username newPassword confirmNewPassword key',
      open: true,
      run: ({ fields: { username, newPassword, key } }) => {
        if (recoveries.get(String(key)) !== username) return refuse('No such key.', 404);
        accounts.set(String(username), { password: String(newPassword) });
        return open(String(username));
      },
    },
    'POST mailbox/unread': { takes: '', run: () => ({ body: 3 }) },
  };
};
