import type { FastifyReply, FastifyRequest } from 'fastify';

import { actingAs } from '../../data/actedAs.ts';
import { findPost, type Post } from '../../data/staff/staffAccounts.ts';
import {
  deleteStaffSession,
  findStaffSession,
  noteStaffSighting,
  type SignedInStaff,
} from '../../data/staff/staffSessions.ts';
import { MissingRecord, MissingSession } from '../../domain/errors.ts';
import { isSessionAlive, sightingDue } from '../../domain/session.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import type { Deps, Plugin } from '../deps.ts';
import { hashToken } from '../sessionCookies.ts';
import { sayEnd } from '../sessionHook.ts';
import { isStaffCall } from './staffAt.ts';
import { readStaffToken } from './staffCookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the staff area. */
    staff: SignedInStaff | null;
  }
}

const recognise = async (request: FastifyRequest, reply: FastifyReply, { clock, config, db }: Deps): Promise<void> => {
  const token = readStaffToken(request, config.https);
  const found = token === undefined ? undefined : await findStaffSession(db, hashToken(token));
  if (found === undefined) return;
  const { staff, times } = found;
  const now = clock();
  if (!isSessionAlive(times, staffSession.idleMinutes, now)) return deleteStaffSession(db, staff.sessionId);
  request.staff = staff;
  const seenBefore = sightingDue(now);
  const isUnattended = request.routeOptions.config.background === true || request.headers['x-unattended'] === '1';
  const isSighting = !isUnattended && times.lastSeenAt <= seenBefore;
  if (isSighting) await noteStaffSighting(db, staff.sessionId, { now, seenBefore });
  sayEnd(reply, isSighting ? { ...times, lastSeenAt: now } : times, staffSession.idleMinutes);
};

export const staffHook: Plugin = (app, deps) => {
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    if (isStaffCall(request)) await recognise(request, reply, deps);
  });
};

export const staffOf = (request: FastifyRequest): SignedInStaff => {
  if (request.staff === null) throw new MissingSession();
  return request.staff;
};

export const requireStaff = async (request: FastifyRequest): Promise<void> => {
  staffOf(request);
};

/**
 * @throws MissingRecord where they do not work at it, as where there is none
 */
export const atClinic = async <T>(
  request: FastifyRequest,
  clinicId: string,
  { db }: Pick<Deps, 'db'>,
  act: (post: Post) => Promise<T>,
): Promise<T> => {
  const { name, staffId } = staffOf(request);
  const post = await findPost(db, staffId, clinicId);
  if (post === undefined) throw new MissingRecord();
  return actingAs({ name, staffId, role: post.role, clinicId }, () => act(post));
};
