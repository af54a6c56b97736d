/**
 * A service that knows section 7 of the specification alone. It keeps everything in memory, and it is strict: it
 * refuses a field that it does not know and a record that differs from what it sent.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';

import { accountCalls } from './accountCalls.ts';
import { appointmentCalls } from './appointmentCalls.ts';
import { makeState, refuse, type Answer, type Call, type Fields } from './state.ts';

const cookieIn = ({ headers: { cookie = '' } }: IncomingMessage, name: string): string =>
  cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** The token of the cookie, copied into the header by the portal. */
const isForged = (request: IncomingMessage, { open }: Call): boolean =>
  request.method === 'POST' && !open && request.headers['x-xsrf-token'] !== cookieIn(request, 'XSRF-TOKEN');

const fieldsOf = async (request: IncomingMessage): Promise<Fields> => {
  const body = await text(request);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: each call checks the fields that it takes
  return (body === '' ? {} : JSON.parse(body)) as Fields;
};

const areThese = (names: string[], expected: string): boolean =>
  isDeepStrictEqual(names.sort(), expected.split(' ').filter(Boolean).sort());

export const makeService = () => {
  const state = makeState();
  const refused: string[] = [];
  const calls = { ...accountCalls(state), ...appointmentCalls(state) };

  const answerTo = async (request: IncomingMessage, { pathname, searchParams: query }: URL): Promise<Answer> => {
    const call = calls[`${request.method ?? ''} ${pathname.replace(/^\/api\//, '')}`];
    if (!call) return { status: 404, html: '<h1>Not Found</h1>' };
    const login = state.sessions.get(cookieIn(request, 'session'));
    if (!call.open && login === undefined) return refuse('error.msg.invalidToken', 401);
    if (isForged(request, call)) return refuse('The token is missing.', 403);
    const fields = await fieldsOf(request);
    const { takes, asks = '' } = call;
    if (takes !== undefined && !areThese(Object.keys(fields), takes)) return refuse(`The fields are not: ${takes}.`);
    if (asks !== null && !areThese([...query.keys()], asks)) return refuse(`The query is not: ${asks}.`);
    return call.run({ fields, query, login: login ?? '' });
  };

  return {
    state,
    /** What was refused, for the person who connects a portal. */
    refused,
    /** `url` begins with `/api/`, whatever stands before it on the host. */
    serve: async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
      const { status = 200, body, html, cookies = [] } = await answerTo(request, url);
      if (status === 400) refused.push(`${request.method ?? ''} ${url.pathname}: ${JSON.stringify(body)}`);
      response.setHeader('Set-Cookie', cookies);
      if (status !== 204)
        response.setHeader('Content-Type', html === undefined ? 'application/json' : 'text/html; charset=utf-8');
      response.writeHead(status).end(html ?? (body === undefined ? '' : JSON.stringify(body)));
    },
  };
};
