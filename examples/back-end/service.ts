/**
 * A service that knows section 7 of the specification alone. It keeps everything in memory, and it is strict: it
 * refuses a field that it does not know and a record that differs from what it sent.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { refuse, type Fields } from './call.ts';
import { openCalls } from './openCalls.ts';
import { signedInCalls } from './signedInCalls.ts';
import { makeState } from './state.ts';

const parse: (body: string) => unknown = JSON.parse;

const send = (response: ServerResponse, status: number, body: unknown): void => {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/html; charset=utf-8' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
};

export const makeService = () => {
  const state = makeState();
  const refused: string[] = [];
  const open = openCalls(state);
  const calls = { ...open, ...signedInCalls(state) };

  const answerTo = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<unknown> => {
    const name = `${request.method ?? ''} ${url.pathname.replace('/api/', '')}`;
    const [takes, run] = calls[name] ?? refuse('', 404);
    const cookies = new URLSearchParams(request.headers.cookie?.replaceAll('; ', '&'));
    const login = state.sessions.get(cookies.get('session') ?? '') ?? '';
    // The portal copies the token of the cookie into the header.
    const isForged = request.method === 'POST' && request.headers['x-xsrf-token'] !== cookies.get('XSRF-TOKEN');
    if (!open[name] && login === '') refuse('error.msg.invalidToken', 401);
    if (!open[name] && isForged) refuse('The token is missing.', 403);
    const body = parse((await text(request)) || '{}');
    const fields: Fields = Object.assign(Object.fromEntries(url.searchParams), body);
    const names = Object.keys(fields).sort().join(' ');
    if (takes !== null && names !== takes.split(' ').sort().join(' ')) refuse(`The fields are not: ${takes}.`);
    return run(fields, { login, response });
  };

  return {
    state,
    /** What was refused, for the person who connects a portal. */
    refused,
    /** `url` begins with `/api/`, whatever stands before it on the host. */
    serve: async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
      try {
        const body = await answerTo(request, response, url);
        send(response, body === undefined ? 204 : 200, body);
      } catch (error) {
        if (!(error instanceof Error) || typeof error.cause !== 'number') throw error;
        if (error.cause === 400) refused.push(`${request.method ?? ''} ${url.pathname}: ${error.message}`);
        send(response, error.cause, { message: error.message });
      }
    },
  };
};
