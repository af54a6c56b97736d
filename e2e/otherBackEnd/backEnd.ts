import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { answers, unknownCalls, type Answer } from './answers.ts';

/** One call as it arrived. `name` is its method and its path under the root, such as `POST login`. */
export type ArrivedCall = { name: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string };

/**
 * The headers the specification names; a call from another origin that carries any other one is refused by the browser.
 */
const allowedHeaders = 'Content-Type, Accept-Language, authToken, X-XSRF-TOKEN';

/** The three roots that derive from baseUrl (spec §7), as they stand in a name: `rvsp/api/x` is named `GET rvsp x`. */
const nameOf = (method: string, path: string): string => {
  const [, area, call] = /^\/(?:(rvsp|nosession)\/)?api\/(.*)$/.exec(path) ?? [];
  return [method, area, call ?? path].filter(Boolean).join(' ');
};

/**
 * A back end written from section 7 of the specification alone: it knows nothing of ours. It keeps every call it hears;
 * `instead` holds other answers for the rule under test, `unknown` the answer to each call that section 7 leaves out.
 */
export const makeBackEnd = (unknown: Answer = unknownCalls['404']) => {
  const heard: ArrivedCall[] = [];
  const instead = new Map<string, Answer | 'silence'>();
  let isOut = false;

  /** A service without a session refuses the count, which shows that a logout was done. */
  const sessionAnswer = (name: string): Answer | undefined => {
    if (name === 'GET logout') isOut = true;
    if (['POST login', 'POST signup', 'POST recover/modify'].includes(name)) isOut = false;
    return isOut && name === 'POST mailbox/unread' ? { status: 401 } : undefined;
  };

  const allowOrigin = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.headers.origin === undefined) return;
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', allowedHeaders);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  };

  return {
    heard,
    /** The calls of one name, in order. */
    calls: (name: string): ArrivedCall[] => heard.filter((call) => call.name === name),
    /** Another answer from now on; `silence` breaks the connection. */
    answer: (name: string, answer: Answer | 'silence') => {
      instead.set(name, answer);
    },
    forget: () => {
      heard.length = 0;
      isOut = false;
      instead.clear();
    },
    /** `url` stands under baseUrl: it begins with `/api/`, `/rvsp/api/` or `/nosession/api/`. */
    serve: async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
      allowOrigin(request, response);
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const name = nameOf(request.method ?? '', url.pathname);
      heard.push({ name, query: url.searchParams, headers: request.headers, body: await text(request) });
      const ended = sessionAnswer(name);
      const answer = instead.get(name) ?? ended ?? answers[name]?.(url.searchParams) ?? unknown;
      if (answer === 'silence') {
        request.socket.destroy();
        return;
      }
      const { status = 200, type, body = '', headers = {} } = answer;
      response.writeHead(status, { ...(type !== undefined && { 'Content-Type': type }), ...headers }).end(body);
    },
  };
};
