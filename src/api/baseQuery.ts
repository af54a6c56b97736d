import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';

import { calls, type Call } from '../../contract/calls.ts';
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { isOwnOrigin } from '../lib/roots';
import { toApiError, type ApiError } from './apiError';
import { makeIdempotencyKeys } from './idempotencyKeys';
import { readAnswer } from './readAnswer';
import { Replaying } from './replaying';
import { requestHeaders } from './requestHeaders';
import { sendUntilAnswered } from './sendUntilAnswered';
import { sessionEndIn } from './sessionEndIn';
import { invitationTokenRefused, sessionEnded, sessionEndTold, anonymousRefused } from './signals';
import type { CallArgs, CallOptions, TransportState } from './transport';

/** Callers check these answers: the specification leaves most bodies open (spec §7), and exports may be truncated. */
const lookedAt: ReadonlySet<Call> = new Set([
  calls.exportFile,
  calls.getPrivacy,
  calls.getTerms,
  calls.openRecovery,
  calls.countUnread,
  calls.getNetwork,
  calls.searchSlots,
  calls.listHistory,
  calls.listDependents,
]);

/** Neither object nor list, such as a host's fallback page. */
const isUnusable = (call: Call, answer: unknown): boolean =>
  call.effect === 'read' && !lookedAt.has(call) && (typeof answer !== 'object' || answer === null);

/** As if the back end lacked the call (product §8 Another back end). */
const unusable: ApiError = { status: 501, message: 'errors.http.501' };

const timeoutMs = 30_000;

const send = fetchBaseQuery({ credentials: 'include', responseHandler: readAnswer });

const idempotencyKeys = makeIdempotencyKeys();
// After an involuntary session end, the same user may retry with the same key.
forgetOnSessionEnd('idempotency keys', ({ by }) => {
  if (by === 'loggedOut') idempotencyKeys.forget();
});

/** Trust boundary; rootReducer.ts proves it. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: see above
export const stateOf = (api: Pick<BaseQueryApi, 'getState'>): TransportState => api.getState() as TransportState;

const pathOf = ({ call, ids = {} }: CallArgs): string =>
  call.path.replace(/:(\w+)/g, (name, key: string) => encodeURIComponent(ids[key] ?? name));

const urlOf = (args: CallArgs, state: TransportState): string => state.config.roots[args.call.root] + pathOf(args);

const requestOf = (args: CallArgs, state: TransportState, key: string | undefined): FetchArgs => {
  const url = urlOf(args, state);
  const headers = requestHeaders(url, args, state, { origin: window.location.origin, cookies: () => document.cookie });
  if (key !== undefined) headers.set('Idempotency-Key', key);
  return {
    url,
    method: args.call.method,
    headers,
    body: args.body,
    timeout: args.timeoutMs ?? timeoutMs,
    keepalive: args.keepalive === true,
    ...(args.params && { params: args.params }),
  };
};

/**
 * Another origin may not know Idempotency-Key: no automatic retries (product §8). Nor for logout: a late one would end
 * the next session.
 */
const takesKey = (args: CallArgs, state: TransportState, signsIn: boolean): boolean =>
  args.call.effect === 'write' &&
  args.call !== calls.logout &&
  !signsIn &&
  isOwnOrigin(urlOf(args, state), window.location.origin);

const senderOf = ({ call: { root } }: CallArgs, { session: { authToken, user } }: TransportState): string | null =>
  root === 'rvsp' ? authToken : user;

/**
 * Handles a 401 (spec §4, product §3 and §8): drops the invitation token, ends the session, or sends visitors to
 * login. Ignores 401s for logout or an earlier sender.
 */
const signalRefusal = (args: CallArgs, api: BaseQueryApi, sentBy: string | null, signsIn: boolean) => {
  if (sentBy !== senderOf(args, stateOf(api)) || args.call === calls.logout) return;
  if (args.call.root === 'rvsp') api.dispatch(invitationTokenRefused({ wasIdentified: sentBy !== null }));
  else if (!signsIn && sentBy !== null) api.dispatch(sessionEnded('rejected'));
  else if (!signsIn) api.dispatch(anonymousRefused());
};

/** Product §8. */
const noteSessionEnd = (answered: Response, api: BaseQueryApi, sentBy: string | null) => {
  const told = sessionEndIn(answered.headers, Date.now());
  const { user, endsAt: known } = stateOf(api).session;
  if (told !== undefined && told.endsAt !== known && user !== null && user === sentBy)
    api.dispatch(sessionEndTold(told));
};

/** Never the body (spec §8). */
const logFailure = (args: CallArgs, answered: Response) => {
  const request = answered.headers.get('X-Request-Id') ?? '-';
  // eslint-disable-next-line no-console -- spec §8: a status of 500 or above is logged to the console
  console.error(`${args.call.method} ${args.call.path}: ${answered.status} (request ${request})`);
};

/** The user left or changed during the call: drop the answer (product §3). */
const isGone = (args: CallArgs, api: BaseQueryApi, sentBy: string | null): boolean =>
  sentBy !== null && sentBy !== senderOf(args, stateOf(api));

const nobodys: ApiError = { status: 'network', message: 'errors.network.error' };

/** The only way to the server. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = async (
  args,
  api,
  options,
) => {
  if (api.extra instanceof Replaying) return api.extra.answer(api);
  const signsIn = options?.signsIn === true;
  const state = stateOf(api);
  const sentBy = senderOf(args, state);
  const idempotencyKey = takesKey(args, state, signsIn) ? idempotencyKeys.open(sentBy, args) : undefined;
  const once = async () => send(requestOf(args, state, idempotencyKey?.key), api, {});

  const { data, error, meta } = await (idempotencyKey ? sendUntilAnswered(once, api.signal) : once());
  const answered = meta?.response;
  const failure = error && toApiError(error, answered);
  idempotencyKey?.answered(answered?.status, failure?.message === 'errors.inFlight');
  if (answered && args.call.root === 'main') noteSessionEnd(answered, api, sentBy);
  if (!failure && isGone(args, api, sentBy)) return { error: nobodys };
  if (!failure) return isUnusable(args.call, data) ? { error: unusable } : { data };

  // Not error.status: a 401 whose body cannot be parsed reports 'PARSING_ERROR' there.
  if (answered?.status === 401) signalRefusal(args, api, sentBy, signsIn);
  if (answered && answered.status >= 500) logFailure(args, answered);
  return { error: failure };
};
