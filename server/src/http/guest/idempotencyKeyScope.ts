import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { hashAgreementKey } from '../../domain/delegation/agreementLink.ts';
import { hashBookingToken, hashManageToken } from '../../domain/guest/secrets.ts';
import { hashAppointmentKey } from '../../domain/reminders/appointmentLink.ts';
import { at, isOfRoot } from '../at.ts';

const named = z.looseObject({
  key: z.string().optional(),
  manageToken: z.string().optional(),
  token: z.string().nullish(),
  proof: z.looseObject({ challenge: z.looseObject({ parameters: z.looseObject({ nonce: z.string() }) }) }).nullish(),
});

const beginning = 'express ';

const scopeOf = (kind: string, hash: Buffer | null): string | null =>
  hash === null ? null : `${beginning}${kind}:${hash.toString('base64url')}`;

export const isGuestScope = (scope: string): boolean => scope.startsWith(beginning);

const linkScopes: Record<string, (key: string) => string | null> = {
  [at('openAgreement').url]: (key) => scopeOf('agreement', hashAgreementKey(key)),
  [at('openAppointmentLink').url]: (key) => scopeOf('link', hashAppointmentKey(key)),
};

/** Token, mailed key, or first proof of work (product §8 Idempotency). Digests only: the table reveals no secret. */
export const guestScope = (request: FastifyRequest): string | null => {
  const body = isOfRoot(request, 'nosession') ? named.safeParse(request.body).data : undefined;
  if (body?.manageToken !== undefined) return scopeOf('visit', hashManageToken(body.manageToken));
  const linkScope = linkScopes[request.routeOptions.url ?? ''];
  if (body?.key !== undefined && linkScope) return linkScope(body.key);
  if (body?.token) return scopeOf('booking', hashBookingToken(body.token));
  return body?.proof ? `${beginning}proof:${body.proof.challenge.parameters.nonce}` : null;
};
