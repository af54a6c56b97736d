import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import type { CallName } from '../../contract/calls.ts';
import { workChallenge } from '../../contract/proof.ts';
import { shotOf, type SignedIn } from './calls.ts';

type Answer = { status: number; body: unknown };

/** An account that calls from a network address of its own, and does the work that is asked of it. */
export type Account = { ask: (name: CallName, body?: object) => Promise<Answer> };

const challengeIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'challenge' in body
    ? workChallenge.safeParse(body.challenge).data
    : undefined;

export const accountFrom = (address: string, from: string, person: SignedIn): Account => {
  const send = async (name: CallName, body: object | undefined, work?: string): Promise<Answer> => {
    const {
      method,
      path,
      headers,
      body: text,
    } = shotOf(name, person, body, {
      'x-forwarded-for': from,
      ...(work === undefined ? {} : { 'proof-of-work': work }),
    });
    const answer = await fetch(address + path, {
      method,
      headers: { ...headers, ...(text === '' ? {} : { 'content-type': 'application/json' }) },
      ...(text === '' ? {} : { body: text }),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };
  return {
    ask: async (name, body) => {
      const answer = await send(name, body);
      const challenge = challengeIn(answer.body);
      if (challenge === undefined) return answer;
      const solution = await solveChallenge({ challenge, deriveKey });
      const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
      return send(name, body, proof);
    },
  };
};
