import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { staffMember, staffSignInBody, type StaffMember, type StaffSignInBody } from '../../../../contract/staff.ts';
import { recordAudit, type AuditAction } from '../../data/audit.ts';
import { recordEvents } from '../../data/liveEvents.ts';
import type { LoginTry } from '../../data/limits.ts';
import { listPosts } from '../../data/staff/posts.ts';
import {
  findStaffCredentials,
  spendStaffStep,
  totpContext,
  type ProvenStaff,
  type StaffCredentials,
} from '../../data/staff/staffAccounts.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  type SignedInStaff,
} from '../../data/staff/staffSessions.ts';
import { inTransaction } from '../../data/transaction.ts';
import { isKnownTo, readDevice, rememberAccount } from '../../domain/knownDevice.ts';
import { stepOfCode } from '../../domain/secondFactor/oneTimeCode.ts';
import { newSessionTimes } from '../../domain/session.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import { foldUsername } from '../../domain/username.ts';
import { InvalidCredentials, noteRefusal } from '../authenticate.ts';
import type { Deps, Plugin } from '../deps.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { deviceCookie, hashToken, newSessionToken, setDeviceCookie, xsrfTokenOf } from '../sessionCookies.ts';
import { sayEnd, unannounceEnd } from '../sessionHook.ts';
import { staffAt } from './staffAt.ts';
import { clearStaffCookies, setStaffCookie, setStaffXsrfCookie } from './staffCookies.ts';
import { requireStaff, staffOf } from './staffHook.ts';

const memberOf = async ({ staffId, name, lang }: SignedInStaff, { db }: Deps): Promise<StaffMember> => ({
  staffId,
  name,
  lang,
  clinics: (await listPosts(db, staffId)).map(({ clinicId, name: clinic, timeZone, role }) => ({
    clinicId,
    name: clinic,
    timeZone,
    role,
  })),
});

const record = (
  db: Deps['db'],
  { staffId, sessionId }: SignedInStaff,
  { action, requestId }: { action: AuditAction; requestId: string },
): Promise<void> =>
  recordAudit(db, {
    action,
    capacity: 'clinic',
    actorAccountId: null,
    staff: { staffId, role: null, clinicId: null },
    entityId: sessionId,
    requestId,
  });

/** Counts the try first. Null when any part is wrong. */
const prove = async (
  { clock, limits, passwords, vault }: Deps,
  found: StaffCredentials | undefined,
  { password, code }: StaffSignInBody,
  attempt: LoginTry,
): Promise<ProvenStaff | null> => {
  const isRight = await passwords.verify(found?.passwordHash ?? null, password, () => limits.admitLogin(attempt));
  if (found === undefined || !isRight) return null;
  const { passwordHash, staffId, totpSealed } = found;
  const secret = vault.openOr(totpSealed, totpContext, null);
  const step = secret === null ? null : stepOfCode(code, secret, clock());
  if (step === null) return null;
  const renewedHash = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : passwordHash;
  return { staffId, passwordHash, renewedHash, step };
};

type Opened = { staff: SignedInStaff; token: string };

/** Ends the session that the browser had. Undefined when the code served before. */
const open = (deps: Deps, request: FastifyRequest, proven: ProvenStaff): Promise<Opened | undefined> =>
  inTransaction(deps.db, async (transaction) => {
    if (!(await spendStaffStep(transaction, proven))) return undefined;
    if (request.staff !== null) await deleteStaffSession(transaction, request.staff.sessionId);
    const token = newSessionToken();
    const tokenHash = hashToken(token);
    const times = newSessionTimes(deps.clock(), staffSession.absoluteHours);
    await insertStaffSession(transaction, { ...times, tokenHash, sessionId: newId(), staffId: proven.staffId });
    const opened = await findStaffSession(transaction, tokenHash);
    if (opened === undefined) return undefined;
    await record(transaction, opened.staff, { action: 'session.opened', requestId: request.id });
    return { staff: opened.staff, token };
  });

const signIn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: StaffSignInBody,
  deps: Deps,
): Promise<StaffMember> => {
  const { config, csrf, db, limits } = deps;
  const login = foldUsername(body.login);
  const found = await findStaffCredentials(db, login);
  const device = readDevice(request.cookies[deviceCookie]);
  const seal = { accountId: found?.staffId ?? '', epoch: 0 };
  const isKnown = found !== undefined && csrf.accepts((key) => isKnownTo(device, seal, key));
  // Apart from the login of a patient with the same name.
  const attempt = { address: request.ip, username: `staff\n${login}`, knownDevice: isKnown ? device.name : null };
  const proven = await prove(deps, found, body, attempt);
  const opened = proven === null ? undefined : await open(deps, request, proven);
  if (opened === undefined) {
    await noteRefusal(deps, request, found?.staffId ?? null);
    throw new InvalidCredentials();
  }
  await limits.forgetLogin(attempt);
  setStaffCookie(reply, config.https, opened.token);
  setStaffXsrfCookie(reply, config.https, xsrfTokenOf(opened.token, csrf.newest()));
  setDeviceCookie(reply, config.https, rememberAccount(device, seal, csrf.newest()));
  sayEnd(reply, newSessionTimes(deps.clock(), staffSession.absoluteHours), staffSession.idleMinutes);
  return memberOf(opened.staff, deps);
};

const signOut = async (request: FastifyRequest, reply: FastifyReply, { config, db }: Deps): Promise<void> => {
  const { staff } = request;
  if (staff !== null)
    await inTransaction(db, async (transaction) => {
      await deleteStaffSession(transaction, staff.sessionId);
      await record(transaction, staff, { action: 'session.closed', requestId: request.id });
      await recordEvents(transaction, [{ type: 'sessions', accountId: staff.staffId }]);
    });
  clearStaffCookies(reply, config.https);
  unannounceEnd(reply);
  reply.header('clear-site-data', '"cache"').code(204);
};

export const staffSessionRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('signIn'),
    ...withResponsePadding,
    schema: { body: staffSignInBody, response: { 200: staffMember } },
    handler: (request, reply) => signIn(request, reply, request.body, deps),
  });

  app.route({
    ...staffAt('whoAmI'),
    onRequest: requireStaff,
    schema: { response: { 200: staffMember } },
    handler: (request) => memberOf(staffOf(request), deps),
  });

  app.route({
    ...staffAt('signOut'),
    schema: { response: { 204: z.undefined() } },
    handler: (request, reply) => signOut(request, reply, deps),
  });
};
