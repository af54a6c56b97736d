import type { LightMyRequestResponse as Answer } from 'fastify';

import type { SignupBody } from '../../../contract/session.ts';
import { staffRoot, staffXsrfCookie } from '../../../contract/staffCalls.ts';
import type { App } from '../../src/http/deps.ts';

type Headers = Record<string, string | undefined>;
type Request = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD';
  url: string;
  payload?: object | string;
  headers?: Headers;
  from?: string;
};

/** A browser on a page of ours: keeps cookies, copies the XSRF token, says where it comes from. */
export type Visitor = {
  /** A header given as undefined is left out, though the browser would send it. */
  send: (request: Request) => Promise<Answer>;
  cookies: Map<string, string>;
};

const given = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Opens a browser, empty or with the cookies of another. */
export const openBrowser = (app: Pick<App, 'inject'>, cookies = new Map<string, string>()): Visitor => ({
  cookies,
  async send({ method = 'GET', url, payload, headers = {}, from }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: given({
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookies.get(url.startsWith(`/${staffRoot}/`) ? staffXsrfCookie : 'XSRF-TOKEN'),
        cookie: cookie === '' ? undefined : cookie,
        ...headers,
      }),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  },
});

let people = 0;

/** A person who may sign up; each call makes another one. */
export const somebody = (parts: Partial<SignupBody> = {}): SignupBody => {
  people += 1;
  const login = `personne.${people}`;
  return { login, email: `${login}@exemple.ca`, nam: 'TREM85021512', password: 'Chalet-Bleuet-77', ...parts };
};

/** A browser in which somebody has just signed up, and who they are. */
export const signUp = async (
  app: Pick<App, 'inject'>,
  parts: Partial<SignupBody> = {},
): Promise<{ visitor: Visitor; person: SignupBody }> => {
  const visitor = openBrowser(app);
  const person = somebody(parts);
  const { statusCode, body } = await visitor.send({ method: 'POST', url: '/api/signup', payload: person });
  if (statusCode !== 201) throw new Error(`Sign-up answered ${statusCode} ${body}`);
  return { visitor, person };
};

export const logIn = (
  visitor: Visitor,
  username: string,
  password: string,
  request: Partial<Request> = {},
): Promise<Answer> => visitor.send({ method: 'POST', url: '/api/login', payload: { username, password }, ...request });
