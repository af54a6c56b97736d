import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';

import { toApiError, type ApiError } from './apiError';
import { makeIntents } from './intents';
import { requestHeaders } from './requestHeaders';
import { sendUntilAnswered } from './sendUntilAnswered';
import { sessionEndIn } from './sessionEndIn';
import { rvspTokenRefused, sessionEnded, sessionEndTold } from './signals';
import type { CallArgs, CallOptions, TransportState } from './transport';

/** A call that hangs longer counts as not answered. */
const timeoutMs = 30_000;

// Not `json`: recover and the legal texts answer with text or HTML, and a 204 with nothing.
const send = fetchBaseQuery({ credentials: 'include', responseHandler: 'content-type', timeout: timeoutMs });

const intents = makeIntents();

/** Named boundary: the store proves in rootReducer.ts that it gives the transport what it reads. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: see above
const stateOf = (api: BaseQueryApi) => api.getState() as TransportState;

const requestOf = (args: CallArgs, state: TransportState, key: string | undefined): FetchArgs => {
  const url = state.config.roots[args.call.root] + args.call.path;
  const headers = requestHeaders(url, args, state, document.cookie);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  return { url, method: args.call.method, headers, body: args.body, ...(args.params && { params: args.params }) };
};

/** Spec §4, product §3 and §8: the hub drops its token; elsewhere a 401 ends the session it was sent with, if there was one. */
const signalRefusal = (args: CallArgs, api: BaseQueryApi, sentBy: string | null, signsIn: boolean) => {
  if (args.call.root === 'rvsp') api.dispatch(rvspTokenRefused());
  else if (args.call.root === 'main' && !signsIn && sentBy !== null && sentBy === stateOf(api).session.user) {
    api.dispatch(sessionEnded('rejected'));
  }
};

/** Product §8: answers say when the session ends; one that says nothing new is no news. */
const noteSessionEnd = (answered: Response, api: BaseQueryApi, sentBy: string | null) => {
  const endsAt = sessionEndIn(answered.headers, Date.now());
  const { user, endsAt: known } = stateOf(api).session;
  if (endsAt !== undefined && endsAt !== known && user !== null && user === sentBy) api.dispatch(sessionEndTold(endsAt));
};

/** A page only says that something went wrong; the console says where, without the body (spec §8). */
const logFailure = (args: CallArgs, answered: Response) => {
  const request = answered.headers.get('X-Request-Id') ?? '-';
  // eslint-disable-next-line no-console -- spec §8: a status of 500 or above is logged to the console
  console.error(`${args.call.method} ${args.call.path}: ${answered.status} (request ${request})`);
};

/** The one way to the server: addresses, headers, idempotency, one error shape, and 401s raised as signals. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = async (args, api, options) => {
  const signsIn = options?.signsIn === true;
  const state = stateOf(api);
  const { user } = state.session;
  const intent = args.call.effect === 'write' && !signsIn ? intents.open(user, args) : undefined;
  const once = async () => send(requestOf(args, state, intent?.key), api, {});

  const { data, error, meta } = await (intent ? sendUntilAnswered(once, api.signal) : once());
  const answered = meta?.response;
  const failure = error && toApiError(error, answered);
  intent?.answered(answered?.status, failure?.message === 'errors.inFlight');
  if (answered && args.call.root === 'main') noteSessionEnd(answered, api, user);
  if (!failure) return { data };

  // Not error.status: a 401 whose body cannot be parsed reports 'PARSING_ERROR' there.
  if (answered?.status === 401) signalRefusal(args, api, user, signsIn);
  if (answered && answered.status >= 500) logFailure(args, answered);
  return { error: failure };
};
