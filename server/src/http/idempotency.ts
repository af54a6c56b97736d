import type { FastifyReply, FastifyRequest } from 'fastify';

import { v5 as idOf } from 'uuid';

import { calls, type CallName } from '../../../contract/calls.ts';
import { staffCalls, type StaffCallName } from '../../../contract/staffCalls.ts';
import {
  claimIdempotencyKey,
  giveBack,
  keepAnswer,
  sweep,
  type IdempotencyKey,
  type Lease,
} from '../data/idempotencyKeys.ts';
import { keepRefusal } from '../data/keyedWrites.ts';
import { hourMs } from '../domain/durations.ts';
import { MalformedRequest } from '../domain/errors.ts';
import { isIdempotencyKey, isSettled, isSettledForGuest } from '../domain/idempotency.ts';
import { actorFor } from './actor.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { isGuestScope, guestScope } from './guest/idempotencyKeyScope.ts';
import { demandAnswer, giveAnswer, openAnswer, sealAnswer } from './keptAnswers.ts';
import { staffAt } from './staff/staffAt.ts';

/** `newId` derives from key and request: a retry finds the created row by it. */
export type ClaimedRequest = Lease & { newId: string };

/** RFC 9562, section 5.5. */
const newIds = '6f1c2f0e-9f0b-4d53-8a35-3f6b8f6c7a41';

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: ClaimedRequest | null;
  }
}

/** Sessions are not replayed (product §8), secrets not kept. A fast digest is easy to guess. A record names an account. */
const never = new Set<CallName>([
  'login',
  'signup',
  'logout',
  'completeRecovery',
  'verifyEmail',
  'changePassword',
  'changeEmail',
  'closeAccount',
  'reopenAccount',
  'openInvitationArea',
  'leaveInvitationArea',
  'sendReport',
  'giveCode',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'loginByPasskey',
  'addPasskey',
  'removePasskey',
  'checkPasskey',
]);

const isCallName = (name: string): name is CallName => name in calls;

const neverOfStaff = new Set<StaffCallName>(['signIn', 'signOut']);

const isStaffCallName = (name: string): name is StaffCallName => name in staffCalls;

/** Includes the GET that cancels. */
const routes = new Set(
  [
    ...Object.keys(calls)
      .filter(isCallName)
      .filter((name) => calls[name].effect === 'write' && !never.has(name))
      .map(at),
    ...Object.keys(staffCalls)
      .filter(isStaffCallName)
      .filter((name) => staffCalls[name].effect === 'write' && !neverOfStaff.has(name))
      .map(staffAt),
  ].map(({ method, url }) => `${method} ${url}`),
);

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;

/** Keyed: the few reasons could be guessed. */
const hashOf = ({ body, query, params }: FastifyRequest, { vault }: Deps): Buffer =>
  vault.blindIndex(JSON.stringify([body ?? null, query ?? null, params ?? null]));

/** Product §8. */
const scopeOf = (request: FastifyRequest): string | null => {
  const { account, invitationArea, staff } = request;
  if (staff !== null) return `staff:${staff.staffId}`;
  if (account !== null) return `account:${account.accountId}`;
  return invitationArea === null ? guestScope(request) : `hub:${invitationArea.sessionId}`;
};

const idempotencyKeyOf = (request: FastifyRequest): IdempotencyKey | null => {
  const key = request.headers['idempotency-key'];
  const scope = scopeOf(request);
  if (key === undefined || scope === null || !routes.has(routeOf(request))) return null;
  if (typeof key !== 'string' || !isIdempotencyKey(key)) throw new MalformedRequest();
  return { scope, route: routeOf(request), key };
};

const claim = async (request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<unknown> => {
  const idempotencyKey = idempotencyKeyOf(request);
  if (idempotencyKey === null) return undefined;
  const asked = hashOf(request, deps);
  if (request.routeOptions.config.keepsAnswer === true) {
    request.keyedWrite = { ...idempotencyKey, bodyHash: asked };
    return undefined;
  }
  const claimed = await claimIdempotencyKey(deps.db, idempotencyKey, asked);
  if (claimed.kind === 'ours') {
    const { scope, route, key } = idempotencyKey;
    request.idempotencyKey = {
      ...claimed.lease,
      newId: idOf(JSON.stringify([scope, route, key, asked.toString('hex')]), newIds),
    };
    return undefined;
  }
  const { status, answerSealed } = demandAnswer(claimed);
  const { actedFor, answer } = openAnswer(deps.vault, answerSealed);
  // Access may have ended since.
  for (const subject of actedFor) await actorFor(request, subject, deps);
  return giveAnswer(reply, status, answer);
};

type Settling = { status: number; payload: unknown };

const keptText = ({ payload }: Settling): string => (typeof payload === 'string' ? payload : '');

const keep = async (request: FastifyRequest, answered: Settling, { db, vault }: Deps): Promise<void> => {
  const { idempotencyKey, keyedWrite } = request;
  const { status } = answered;
  const answer = () => ({ status, answerSealed: sealAnswer(vault, request.actedFor, keptText(answered)) });
  if (keyedWrite !== null) {
    // What was done kept its answer itself.
    if (status >= 400 && isSettled(status)) await keepRefusal(db, keyedWrite, answer());
  } else if (idempotencyKey !== null) {
    const isKept = isGuestScope(idempotencyKey.scope) ? isSettledForGuest(status) : isSettled(status);
    if (isKept) await keepAnswer(db, idempotencyKey, answer());
    else await giveBack(db, idempotencyKey);
  }
};

/** On failure the answer still leaves; a retry finds what was created. */
const settle = async (request: FastifyRequest, answered: Settling, deps: Deps): Promise<void> => {
  try {
    await keep(request, answered, deps);
  } catch (error) {
    request.log.error({ err: error }, 'answer not kept');
  }
  request.idempotencyKey = null;
  request.keyedWrite = null;
};

/** Runs a write once per key (product §8). Register it after the session hooks. */
export const idempotencyHook: Plugin = (app, deps) => {
  app.decorateRequest('idempotencyKey', null);
  app.decorateRequest('keyedWrite', null);
  app.decorateRequest('actedFor', null);
  app.addHook('preHandler', (request, reply) => claim(request, reply, deps));
  app.addHook('onSend', async (request, reply, payload) => {
    await settle(request, { status: reply.statusCode, payload }, deps);
    return payload;
  });
  const sweeping = setInterval(() => {
    sweep(deps.db).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
  }, hourMs).unref();
  app.addHook('onClose', () => clearInterval(sweeping));
};
