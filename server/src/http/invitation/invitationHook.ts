import type { FastifyRequest } from 'fastify';

import { findInvitationSession, type InvitationSession } from '../../data/invitation/invitationSessions.ts';
import { MissingSession } from '../../domain/errors.ts';
import { isOfRoot } from '../at.ts';
import type { Plugin } from '../deps.ts';
import { hashToken } from '../sessionCookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose hub token the request carries, on the root of the hub; null when it carries none that lives. */
    invitationArea: InvitationSession | null;
  }
}

const tokenShape = /^[\w-]{43}$/;

const tokenIn = ({ headers }: FastifyRequest): string | undefined => {
  const { authtoken: token } = headers;
  return typeof token === 'string' && tokenShape.test(token) ? token : undefined;
};

/** Fills `request.hub` from the header `authToken` (spec §7), on the root of the hub and on no other: the portal sends it to all three. */
export const invitationHook: Plugin = (app, { db }) => {
  app.decorateRequest('invitationArea', null);
  app.addHook('onRequest', async (request) => {
    const token = isOfRoot(request, 'rvsp') ? tokenIn(request) : undefined;
    if (token !== undefined) request.invitationArea = (await findInvitationSession(db, hashToken(token))) ?? null;
  });
};

/** Whoever identified with the code of an invitation. @throws MissingSession (401) */
export const invitationSessionOf = (request: FastifyRequest): InvitationSession => {
  if (request.invitationArea === null) throw new MissingSession();
  return request.invitationArea;
};

/** Refuses with 401 before the body is read. */
export const requireInvitationSession = async (request: FastifyRequest): Promise<void> => {
  invitationSessionOf(request);
};
