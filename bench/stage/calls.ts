import type { CallName } from '../../contract/calls.ts';
import { everyCall } from '../../contract/everyCall.ts';
import type { Shot } from '../load/shot.ts';
import type { Person } from '../network/people.ts';

/** A person with what a browser holds after signing in. */
export type SignedIn = Person & { xsrfToken: string };

const roots = { main: '/api/', rvsp: '/rvsp/api/', nosession: '/nosession/api/' };

const pathOf = (name: CallName): string => roots[everyCall[name].root] + everyCall[name].path;

/** The headers of a call as the portal sends it from its own page. */
const headersOf = ({ token, xsrfToken }: SignedIn): Record<string, string> => ({
  cookie: `session=${token}; XSRF-TOKEN=${xsrfToken}`,
  'x-xsrf-token': xsrfToken,
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  'accept-language': 'fr',
  accept: 'application/json',
});

/** A call of a signed-in person, ready to be sent. */
export const shotOf = (name: CallName, person: SignedIn, body: unknown, more: Record<string, string> = {}): Shot => ({
  method: everyCall[name].method,
  path: pathOf(name),
  headers: { ...headersOf(person), ...more },
  body: body === undefined ? '' : JSON.stringify(body),
});

/** Sends one shot from here. @throws when it is refused, with the answer: preparing a bench must not fail in silence */
export const send = async (address: string, { method, path, headers, body }: Shot): Promise<Response> => {
  const answer = await fetch(address + path, {
    method,
    headers: { ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
    ...(body === '' ? {} : { body }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Lets each person make a first call, as a browser does, and keeps the XSRF token that it brings. */
export const firstCalls = async (address: string, people: readonly Person[]): Promise<SignedIn[]> => {
  const found: SignedIn[] = [];
  const queue = people.values();
  const caller = async (): Promise<void> => {
    for (const person of queue) {
      const answer = await send(address, shotOf('getUser', { ...person, xsrfToken: '' }, undefined));
      const xsrfToken = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1];
      if (xsrfToken === undefined) throw new Error('GET user brought no XSRF-TOKEN.');
      found.push({ ...person, xsrfToken: decodeURIComponent(xsrfToken) });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, caller));
  return found;
};
