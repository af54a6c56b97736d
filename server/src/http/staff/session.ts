import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { staffMember, staffSignInBody, type StaffMember, type StaffSignInBody } from '../../../../contract/staff.ts';
import { actingAs } from '../../data/actedAs.ts';
import { recordAudit, type AuditEvent } from '../../data/audit.ts';
import {
  findStaffCredentials,
  listPosts,
  spendCode,
  totpContext,
  type StaffCredentials,
} from '../../data/staff/staffAccounts.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  type SignedInStaff,
} from '../../data/staff/staffSessions.ts';
import type { LoginTry } from '../../data/limits.ts';
import { inTransaction } from '../../data/transaction.ts';
import { isKnownTo, readDevice, rememberAccount } from '../../domain/knownDevice.ts';
import { newSessionTimes } from '../../domain/session.ts';
import { stepOfCode } from '../../domain/oneTimeCode.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import { foldUsername } from '../../domain/username.ts';
import { InvalidCredentials } from '../authenticate.ts';
import type { Deps, Plugin } from '../deps.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { deviceCookie, hashToken, newSessionToken, setDeviceCookie } from '../sessionCookies.ts';
import { sayEnd, unannounceEnd } from '../sessionHook.ts';
import { sourceKeyOf } from '../sourceKey.ts';
import { staffAt } from './staffAt.ts';
import { clearStaffCookie, setStaffCookie } from './staffCookie.ts';
import { requireStaff, staffOf } from './staffHook.ts';

const memberOf = async ({ staffId, name, lang }: SignedInStaff, { db }: Deps): Promise<StaffMember> => ({
  staffId,
  name,
  lang,
  clinics: (await listPosts(db, staffId)).map(({ professionalId: _professionalId, ...post }) => post),
});

const record = (
  db: Deps['db'],
  { name, staffId, sessionId }: SignedInStaff,
  { action, request }: Pick<AuditEvent, 'action'> & { request: FastifyRequest },
): Promise<void> =>
  actingAs({ name, staffId, role: null, clinicId: null }, () =>
    recordAudit(db, { action, capacity: 'clinic', actorAccountId: null, entityId: sessionId, requestId: request.id }),
  );

type Proven = StaffCredentials & { renewedHash: string; step: number };

/** Counts the attempt first. Null when any part is wrong. */
const prove = async (
  { clock, limits, passwords, vault }: Deps,
  found: StaffCredentials | undefined,
  { password, code }: StaffSignInBody,
  attempt: LoginTry,
): Promise<Proven | null> => {
  const isRight = await passwords.verify(found?.passwordHash ?? null, password, () => limits.admitLogin(attempt));
  if (found === undefined || !isRight) return null;
  const secret = vault.openOr(found.totpSealed, totpContext, null);
  const step = secret === null ? null : stepOfCode(code, secret, clock());
  if (step === null) return null;
  const { passwordHash } = found;
  return {
    ...found,
    step,
    renewedHash: passwords.isOutdated(passwordHash) ? await passwords.hash(password) : passwordHash,
  };
};

const open = (deps: Deps, request: FastifyRequest, token: string, proven: Proven): Promise<SignedInStaff | undefined> =>
  inTransaction(deps.db, async (transaction) => {
    if (!(await spendCode(transaction, proven))) return undefined;
    if (request.staff !== null) await deleteStaffSession(transaction, request.staff.sessionId);
    const tokenHash = hashToken(token);
    const times = newSessionTimes(deps.clock(), staffSession.absoluteHours);
    await insertStaffSession(transaction, { ...times, tokenHash, sessionId: newId(), staffId: proven.staffId });
    const opened = await findStaffSession(transaction, tokenHash);
    if (opened === undefined) return undefined;
    await record(transaction, opened.staff, { action: 'session.opened', request });
    return opened.staff;
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
  const knownDevice = found !== undefined && csrf.accepts((key) => isKnownTo(device, seal, key)) ? device.name : null;
  const attempt = { address: request.ip, username: `staff\n${login}`, knownDevice };
  const proven = await prove(deps, found, body, attempt);
  const token = newSessionToken();
  const staff = proven === null ? undefined : await open(deps, request, token, proven);
  if (staff === undefined) {
    const refused = { action: 'session.refused', capacity: 'anonymous', actorAccountId: null } as const;
    const [entityId, sourceKey] = [found?.staffId ?? null, sourceKeyOf(request, deps)];
    await recordAudit(db, { ...refused, entityId, requestId: request.id, sourceKey });
    throw new InvalidCredentials();
  }
  await limits.forgetLogin(attempt);
  setStaffCookie(reply, config.https, token);
  setDeviceCookie(reply, config.https, rememberAccount(device, seal, csrf.newest()));
  sayEnd(reply, newSessionTimes(deps.clock(), staffSession.absoluteHours), staffSession.idleMinutes);
  return memberOf(staff, deps);
};

export const staffSessionRoutes: Plugin = (app, deps) => {
  /** One answer for every wrong part. */
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
    handler: async (request, reply) => {
      const { staff } = request;
      if (staff !== null)
        await inTransaction(deps.db, async (transaction) => {
          await deleteStaffSession(transaction, staff.sessionId);
          await record(transaction, staff, { action: 'session.closed', request });
        });
      clearStaffCookie(reply, deps.config.https);
      unannounceEnd(reply);
      reply.header('clear-site-data', '"cache"').code(204);
    },
  });
};
