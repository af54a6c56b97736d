import type { FastifyRequest } from 'fastify';

import { findInvitationSession, type InvitationSession } from '../../data/invitation/invitationSessions.ts';
import { MissingSession } from '../../domain/errors.ts';
import { isOfRoot } from '../at.ts';
import type { Plugin } from '../deps.ts';
import { hashToken } from '../sessionCookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the invitation root. */
    invitationArea: InvitationSession | null;
  }
}

const tokenShape = /^[\w-]{43}$/;

const tokenIn = ({ headers }: FastifyRequest): string | undefined => {
  const { authtoken: token } = headers;
  return typeof token === 'string' && tokenShape.test(token) ? token : undefined;
};

/** Only on the invitation root (spec §7): the portal sends `authToken` to all three. */
export const invitationHook: Plugin = (app, { db }) => {
  app.decorateRequest('invitationArea', null);
  app.addHook('onRequest', async (request) => {
    const token = isOfRoot(request, 'rvsp') ? tokenIn(request) : undefined;
    if (token !== undefined) request.invitationArea = (await findInvitationSession(db, hashToken(token))) ?? null;
  });
};

export const invitationSessionOf = (request: FastifyRequest): InvitationSession => {
  if (request.invitationArea === null) throw new MissingSession();
  return request.invitationArea;
};

export const requireInvitationSession = async (request: FastifyRequest): Promise<void> => {
  invitationSessionOf(request);
};
