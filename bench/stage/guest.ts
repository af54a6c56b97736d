import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { CallName } from '../../contract/calls.ts';
import { everyCall } from '../../contract/everyCall.ts';
import { guestChallenge } from '../../contract/guest.ts';

/** Somebody at the guest pages, from a network address of their own. */
export type Visitor = {
  ask: (name: CallName, body?: object, query?: string) => Promise<{ status: number; body: unknown }>;
  /** Does the work for a slot, as the page would. */
  prove: (spaceId: string) => Promise<object>;
};

/** The network address is what a proxy says of it: the server is told to believe this machine. */
export const visitorFrom = (address: string, from: string): Visitor => {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
    'accept-language': 'fr',
    'content-type': 'application/json',
    'x-forwarded-for': from,
  };
  const ask: Visitor['ask'] = async (name, body, query = '') => {
    const { method, path } = everyCall[name];
    const answer = await fetch(`${address}/nosession/api/${path}${query}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };
  return {
    ask,
    prove: async (spaceId) => {
      const challenge = guestChallenge.parse((await ask('getGuestProof', undefined, `?spaceId=${spaceId}`)).body);
      const solution = await solveChallenge({ challenge, deriveKey });
      if (solution === null) throw new Error('The work was not done in time.');
      return { challenge, solution };
    },
  };
};
