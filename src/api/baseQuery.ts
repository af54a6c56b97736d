import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';

import { calls } from '../../contract/calls.ts';
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { isOwnOrigin } from '../lib/roots';
import { toApiError, type ApiError } from './apiError';
import { makeIdempotencyKeys } from './idempotencyKeys';
import { readAnswer } from './readAnswer';
import { Replaying } from './replaying';
import { requestHeaders } from './requestHeaders';
import { sendUntilAnswered } from './sendUntilAnswered';
import { sessionEndIn } from './sessionEndIn';
import { rvspTokenRefused, sessionEnded, sessionEndTold, anonymousRefused } from './signals';
import type { CallArgs, CallOptions, TransportState } from './transport';
import { isUnusable, unusable } from './unusable';

/** A call that hangs longer counts as not answered. */
const timeoutMs = 30_000;

const send = fetchBaseQuery({ credentials: 'include', responseHandler: readAnswer });

const idempotencyKeys = makeIdempotencyKeys();
// After a session that ended by itself, its owner may repeat a write: the same key lets it be done once. Another sender empties them.
forgetOnSessionEnd('idempotency keys', ({ by }) => {
  if (by === 'loggedOut') idempotencyKeys.forget();
});

/** Named boundary: the store proves in rootReducer.ts that it gives the transport what it reads. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: see above
export const stateOf = (api: Pick<BaseQueryApi, 'getState'>): TransportState => api.getState() as TransportState;

/** The path of a call, with what its names stand for. */
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
 * A back end at another origin knows no Idempotency-Key: without one a write is never sent again by itself (product §8). Nor is a logout: a
 * late one would end the session that began meanwhile.
 */
const takesKey = (args: CallArgs, state: TransportState, signsIn: boolean): boolean =>
  args.call.effect === 'write' &&
  args.call !== calls.logout &&
  !signsIn &&
  isOwnOrigin(urlOf(args, state), window.location.origin);

/** By whom a call is sent: the hub's visitor by the token, everybody else by who is signed in. */
const senderOf = ({ call: { root } }: CallArgs, { session: { authToken, user } }: TransportState): string | null =>
  root === 'rvsp' ? authToken : user;

/**
 * Spec §4, product §3 and §8: the hub drops the token it refused; elsewhere a 401 ends the session it was sent with, and sends a visitor to
 * login. A logout that is refused finds nobody signed in, which is what it is for.
 * What was sent by an earlier token or person says nothing of the one who is there now.
 */
const signalRefusal = (args: CallArgs, api: BaseQueryApi, sentBy: string | null, signsIn: boolean) => {
  if (sentBy !== senderOf(args, stateOf(api)) || args.call === calls.logout) return;
  if (args.call.root === 'rvsp') api.dispatch(rvspTokenRefused({ wasIdentified: sentBy !== null }));
  else if (!signsIn && sentBy !== null) api.dispatch(sessionEnded('rejected'));
  else if (!signsIn) api.dispatch(anonymousRefused());
};

/** Product §8: answers say when the session ends; one that says nothing new is no news. */
const noteSessionEnd = (answered: Response, api: BaseQueryApi, sentBy: string | null) => {
  const told = sessionEndIn(answered.headers, Date.now());
  const { user, endsAt: known } = stateOf(api).session;
  if (told !== undefined && told.endsAt !== known && user !== null && user === sentBy)
    api.dispatch(sessionEndTold(told));
};

/** A page only says that something went wrong; the console says where, without the body (spec §8). */
const logFailure = (args: CallArgs, answered: Response) => {
  const request = answered.headers.get('X-Request-Id') ?? '-';
  // eslint-disable-next-line no-console -- spec §8: a status of 500 or above is logged to the console
  console.error(`${args.call.method} ${args.call.path}: ${answered.status} (request ${request})`);
};

/** The person left, or somebody else came, while a call was under way: its answer is nobody's, and nothing keeps it (product §3). */
const isGone = (args: CallArgs, api: BaseQueryApi, sentBy: string | null): boolean =>
  sentBy !== null && sentBy !== senderOf(args, stateOf(api));

const nobodys: ApiError = { status: 'network', message: 'errors.network.error' };

/** The one way to the server: addresses, headers, idempotency, one error shape, and 401s raised as signals. */
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
