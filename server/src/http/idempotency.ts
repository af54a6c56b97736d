import type { FastifyReply, FastifyRequest } from 'fastify';

import { v5 as idOf } from 'uuid';

import { calls, type CallName } from '../../../contract/calls.ts';
import {
  answerContext,
  claimIdempotencyKey,
  giveBack,
  keepAnswer,
  sweep,
  type IdempotencyKey,
  type Lease,
} from '../data/idempotencyKeys.ts';
import { BrokenRule, Conflict, MalformedRequest } from '../domain/errors.ts';
import { isIdempotencyKey, isSettled, isSettledForGuest } from '../domain/idempotency.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { isGuestScope, guestScope } from './guest/idempotencyKeyScope.ts';

/**
 * What is being done under a key. `newId` is the id of what it makes, the same whenever the same is asked with the same key: of an answer that
 * was lost nothing may be kept (a commit that was too slow, a process that died), so that what was made is found by its id alone.
 */
export type ClaimedRequest = Lease & { newId: string };

/** The namespace of those ids (RFC 9562, section 5.5). */
const newIds = '6f1c2f0e-9f0b-4d53-8a35-3f6b8f6c7a41';

declare module 'fastify' {
  interface FastifyRequest {
    /** The intent this request is carrying out, until its answer is kept or given back. */
    idempotencyKey: ClaimedRequest | null;
  }
}

/**
 * They make a session or end one: what they answer must not be given again (product §8). Or they carry a password, of which a
 * quick digest would be easier to guess than its hash.
 */
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
]);

const isCallName = (name: string): name is CallName => name in calls;

/** Calls that may carry a key: every write but those, the GET that cancels included. */
const routes = new Set(
  Object.keys(calls)
    .filter(isCallName)
    .filter((name) => calls[name].effect === 'write' && !never.has(name))
    .map((name) => `${at(name).method} ${at(name).url}`),
);

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;

/** What is asked: body, query, and what the address names. Under a key: reasons are few enough to try each one's plain digest. */
const hashOf = ({ body, query, params }: FastifyRequest, { vault }: Deps): Buffer =>
  vault.blindIndex(JSON.stringify([body ?? null, query ?? null, params ?? null]));

/** Whose intents they are: an account’s, those of one token of the hub, or a stranger’s (product §8). */
const scopeOf = (request: FastifyRequest): string | null => {
  const { account, invitationArea } = request;
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

/** Answers what was answered before, or lets the request through as the one that does it. */
const claim = async (request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<unknown> => {
  const idempotencyKey = idempotencyKeyOf(request);
  if (idempotencyKey === null) return undefined;
  const asked = hashOf(request, deps);
  const claimed = await claimIdempotencyKey(deps.db, idempotencyKey, asked);
  if (claimed.kind === 'inFlight') throw new Conflict('errors.inFlight');
  if (claimed.kind === 'otherBody') throw new BrokenRule('errors.idempotencyMismatch');
  if (claimed.kind === 'ours') {
    const { scope, route, key } = idempotencyKey;
    request.idempotencyKey = {
      ...claimed.lease,
      newId: idOf(JSON.stringify([scope, route, key, asked.toString('hex')]), newIds),
    };
    return undefined;
  }
  const { status, answerSealed } = claimed.answer;
  const answer = deps.vault.open(answerSealed, answerContext);
  reply.code(status);
  return answer === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(answer);
};

/**
 * Keeps the answer before it leaves, or gives the intent back. What was done stands either way: when this fails, the answer
 * still leaves, and a retry finds what was done.
 */
const settle = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { db, vault }: Deps,
): Promise<void> => {
  const { idempotencyKey } = request;
  if (idempotencyKey === null) return;
  request.idempotencyKey = null;
  const { statusCode: status } = reply;
  const answer = typeof payload === 'string' ? payload : '';
  try {
    const isKept = isGuestScope(idempotencyKey.scope) ? isSettledForGuest(status) : isSettled(status);
    if (isKept) await keepAnswer(db, idempotencyKey, { status, answerSealed: vault.seal(answer, answerContext) });
    else await giveBack(db, idempotencyKey);
  } catch (error) {
    request.log.error({ err: error }, 'answer not kept');
  }
};

const hourMs = 3_600_000;

/**
 * Writes that carry an `Idempotency-Key` are done once: the same key with the same body is answered the same, with another
 * body 422, while the first is under way 409 `errors.inFlight` (product §8). Register it after the session and its checks.
 */
export const idempotencyHook: Plugin = (app, deps) => {
  app.decorateRequest('idempotencyKey', null);
  app.addHook('preHandler', (request, reply) => claim(request, reply, deps));
  app.addHook('onSend', async (request, reply, payload) => {
    await settle(request, reply, payload, deps);
    return payload;
  });
  const sweeping = setInterval(() => {
    sweep(deps.db).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
  }, hourMs).unref();
  app.addHook('onClose', () => clearInterval(sweeping));
};
