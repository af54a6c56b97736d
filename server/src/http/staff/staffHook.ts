import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { staffXsrfCookie, unattendedHeader } from '../../../../contract/staffCalls.ts';
import { findPost, keepPost, type Post } from '../../data/staff/posts.ts';
import {
  deleteStaffSession,
  findStaffSession,
  keepStaffSession,
  noteStaffSighting,
  type SignedInStaff,
} from '../../data/staff/staffSessions.ts';
import type { Tables } from '../../data/tables.ts';
import { MissingRecord, MissingSession } from '../../domain/errors.ts';
import { isSessionAlive, sightingDue } from '../../domain/session.ts';
import type { Held } from '../../domain/staff/may.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import type { Deps, Plugin } from '../deps.ts';
import { hashToken, xsrfTokenOf } from '../sessionCookies.ts';
import { sayEnd } from '../sessionHook.ts';
import { isStaffCall } from './staffAt.ts';
import { readStaffToken, setStaffXsrfCookie } from './staffCookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the staff area. */
    staff: SignedInStaff | null;
  }
}

const isUnattended = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.background === true || headers[unattendedHeader.toLowerCase()] === '1';

const recognise = async (request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<void> => {
  const { clock, config, csrf, db } = deps;
  const token = readStaffToken(request, config.https);
  const found = token === undefined ? undefined : await findStaffSession(db, hashToken(token));
  if (token === undefined || found === undefined) return;
  const { staff, times } = found;
  const now = clock();
  // A clock set back must not revive it.
  if (!isSessionAlive(times, staffSession.idleMinutes, now)) return deleteStaffSession(db, staff.sessionId);
  request.staff = staff;
  const seenBefore = sightingDue(now);
  const isSighting = !isUnattended(request) && times.lastSeenAt <= seenBefore;
  if (isSighting) await noteStaffSighting(db, staff.sessionId, { now, seenBefore });
  sayEnd(reply, isSighting ? { ...times, lastSeenAt: now } : times, staffSession.idleMinutes);
  const xsrfToken = xsrfTokenOf(token, csrf.newest());
  if (request.cookies[staffXsrfCookie] !== xsrfToken) setStaffXsrfCookie(reply, config.https, xsrfToken);
};

/** The staff area alone has this session, and no other (decision 81). */
export const staffHook: Plugin = (app, deps) => {
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request, reply) => {
    if (isStaffCall(request)) await recognise(request, reply, deps);
  });
};

/** @throws MissingSession (401) */
export const staffOf = (request: FastifyRequest): SignedInStaff => {
  if (request.staff === null) throw new MissingSession();
  return request.staff;
};

/** In `onRequest`, before the body is read. */
export const requireStaff = async (request: FastifyRequest): Promise<void> => {
  staffOf(request);
};

export const staffActor = (
  request: FastifyRequest,
  { clinicId, role }: Pick<Post, 'clinicId' | 'role'>,
): StaffActor => ({
  staffId: staffOf(request).staffId,
  role,
  clinicId,
});

/** @throws MissingRecord (404) where they do not work, as where there is no clinic */
export const postAt = async (request: FastifyRequest, clinicId: string, { db }: Pick<Deps, 'db'>): Promise<Post> => {
  const post = await findPost(db, staffOf(request).staffId, clinicId);
  if (post === undefined) throw new MissingRecord();
  return post;
};

/**
 * Each write calls it in its transaction: after the lock on the patient, before any slot.
 * @throws MissingSession (401) once ended, MissingRecord (404) once they no longer work there
 */
export const keepStaff = async (
  request: FastifyRequest,
  transaction: Transaction<Tables>,
  clinicId: string,
): Promise<Held> => {
  const { sessionId, staffId } = staffOf(request);
  if (!(await keepStaffSession(transaction, sessionId))) throw new MissingSession();
  const held = await keepPost(transaction, staffId, clinicId);
  if (held === undefined) throw new MissingRecord();
  return held;
};
