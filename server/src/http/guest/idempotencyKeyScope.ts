import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { hashBookingToken, hashManageToken } from '../../domain/guest/secrets.ts';
import { isOfRoot } from '../at.ts';

const named = z.looseObject({
  manageToken: z.string().optional(),
  token: z.string().nullish(),
  proof: z.looseObject({ challenge: z.looseObject({ parameters: z.looseObject({ nonce: z.string() }) }) }).nullish(),
});

const beginning = 'express ';

const scopeOf = (kind: string, hash: Buffer | null): string | null =>
  hash === null ? null : `${beginning}${kind}:${hash.toString('base64url')}`;

export const isGuestScope = (scope: string): boolean => scope.startsWith(beginning);

/** Token, or first proof of work (product §8 Idempotency). Digests only: the table reveals no token. */
export const guestScope = (request: FastifyRequest): string | null => {
  const body = isOfRoot(request, 'nosession') ? named.safeParse(request.body).data : undefined;
  if (body?.manageToken !== undefined) return scopeOf('visit', hashManageToken(body.manageToken));
  if (body?.token) return scopeOf('booking', hashBookingToken(body.token));
  return body?.proof ? `${beginning}proof:${body.proof.challenge.parameters.nonce}` : null;
};
