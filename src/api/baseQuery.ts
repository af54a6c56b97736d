import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';

import { calls } from '../../contract/calls.ts';
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { isOwnOrigin } from '../lib/roots';
import { toApiError, type ApiError } from './apiError';
import { withDependent } from './asListed';
import { backEndOf } from './backEnd';
import { notOffered } from './capability';
import { makeIdempotencyKeys } from './idempotencyKeys';
import { judge } from './judge';
import { readAnswer } from './readAnswer';
import { Replaying } from './replaying';
import { requestHeaders } from './requestHeaders';
import { sendUntilAnswered } from './sendUntilAnswered';
import { sessionEndIn } from './sessionEndIn';
import { invitationTokenRefused, sessionEnded, sessionEndTold, anonymousRefused } from './signals';
import type { CallArgs, CallOptions, Settled, TransportState } from './transport';
import { isWrite, unsettled } from './unsettled';
import { codeNeeded, withCode } from './withCode';
import { withWork } from './withWork';

const timeoutMs = 30_000;

const send = fetchBaseQuery({ credentials: 'include', responseHandler: readAnswer });

const idempotencyKeys = makeIdempotencyKeys();
// After an involuntary end, the same user may retry with the same key.
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
    ...(args.read && { responseHandler: args.read }),
  };
};

const isAtHome = (args: CallArgs, state: TransportState): boolean =>
  isOwnOrigin(urlOf(args, state), window.location.origin);

/** Not a logout: a late one would end the next session. */
const isRemembered = (args: CallArgs, signsIn: boolean): boolean =>
  isWrite(args) && args.call !== calls.logout && (!signsIn || args.proof?.enter !== undefined);

const senderOf = ({ call: { root } }: CallArgs, { session: { authToken, user } }: TransportState): string | null =>
  root === 'rvsp' ? authToken : user;

const closesSession = ({ call, proof }: CallArgs): boolean => call.isOurs && proof?.enter !== undefined;

/**
 * Handles a 401 (spec §4, product §3 and §8): drops the invitation token, ends the session, or sends visitors to
 * login. Ignores 401s for logout or an earlier sender.
 */
const signalRefusal = (args: CallArgs, api: BaseQueryApi, sentBy: string | null, signsIn: boolean) => {
  if (sentBy !== senderOf(args, stateOf(api)) || args.call === calls.logout) return;
  if (args.call.root === 'rvsp') api.dispatch(invitationTokenRefused({ wasIdentified: sentBy !== null }));
  else if (!signsIn && sentBy !== null) {
    if (closesSession(args) || !backEndOf(api.dispatch).isClosing()) api.dispatch(sessionEnded('rejected'));
  } else if (!signsIn) api.dispatch(anonymousRefused());
};

/** Product §8. */
const noteSessionEnd = (answered: Response, api: BaseQueryApi, sentBy: string | null) => {
  const told = sessionEndIn(answered.headers, Date.now());
  const { user, endsAt: known } = stateOf(api).session;
  if (told !== undefined && told.endsAt !== known && user !== null && user === sentBy)
    api.dispatch(sessionEndTold(told));
};

/** Never the body (spec §8). */
const log = ({ call: { method, path } }: CallArgs, answered: Response, what: string | number) => {
  const request = answered.headers.get('X-Request-Id') ?? '-';
  // eslint-disable-next-line no-console -- spec §8: a status of 500 or above is logged to the console
  console.error(`${method} ${path}: ${what} (request ${request})`);
};

/** The user left or changed (product §3). */
const isGone = (args: CallArgs, api: BaseQueryApi, sentBy: string | null): boolean =>
  sentBy !== null && sentBy !== senderOf(args, stateOf(api));

const nobodys: ApiError = { status: 'network', message: 'errors.network.error' };

type Asking = { args: CallArgs; api: BaseQueryApi; signsIn: boolean; sentBy: string | null };

/** What stands between may invent an answer, but not our server's request id. */
const isUnsigned = ({ args, api, signsIn }: Asking, answered: Response): boolean => {
  const isExempt = !isWrite(args) || args.call.answer === 'empty' || !isAtHome(args, stateOf(api));
  if (isExempt || answered.headers.has('X-Request-Id')) return false;
  return signsIn || backEndOf(api.dispatch).signs();
};

const isShown = (asking: Asking, answered: Response, body: unknown): boolean =>
  !isUnsigned(asking, answered) && asking.args.proof?.isIt?.(body) !== false;

const makeSend = (asking: Asking, key: string | undefined) => async () => {
  const { args, api } = asking;
  const state = stateOf(api);
  const outcome = await send(requestOf(args, state, key), api, {});
  const answered = outcome.meta?.response;
  if (outcome.error || !answered) return { ...outcome, verdict: undefined, isUnsettled: false };
  const judged = judge(args.call, answered, outcome.data, isAtHome(args, state));
  const verdict = judged === 'right' && !isShown(asking, answered, outcome.data) ? 'open' : judged;
  const isLacking = verdict !== 'right' && (await backEndOf(api.dispatch).lacks(args.call, outcome.data));
  const isResent = verdict !== 'right' && args.call.isOurs && !isLacking;
  return { ...outcome, verdict, isUnsettled: isResent };
};

type How = 'look' | 'enter' | 'vouch';

const look = async ({ args, api, signsIn }: Asking, how: How): Promise<Settled | undefined> =>
  args.proof?.[how]?.(async (other) => {
    const quiet = signsIn || how !== 'look' || args.call === calls.logout;
    return answerTo({
      args: withDependent(other, api.getState()),
      api,
      sentBy: senderOf(other, stateOf(api)),
      signsIn: quiet,
    });
  }, backEndOf(api.dispatch).signs);

const answerTo = async (asking: Asking): Promise<Settled> => {
  const { args, api, signsIn, sentBy } = asking;
  const backEnd = backEndOf(api.dispatch);
  const remembered = isRemembered(args, signsIn) ? idempotencyKeys.open(sentBy, args) : undefined;
  const settle = (seen: Settled | undefined): Settled | undefined => {
    if (seen?.error === undefined && seen) remembered?.answered(200, false);
    return seen;
  };
  const before = remembered?.isAgain === true ? settle(await look(asking, signsIn ? 'enter' : 'look')) : undefined;
  if (before) return before;

  // Only our own origin knows Idempotency-Key; none of a sign-in is kept (product §8).
  const key = isAtHome(args, stateOf(api)) && !signsIn ? remembered?.key : undefined;
  const once = makeSend(asking, key);
  const { data, error, meta, verdict } = await (key === undefined ? once() : sendUntilAnswered(once, api.signal));
  const answered = meta?.response;
  const failure = error && toApiError(error, answered);
  if (failure || verdict === 'right') {
    const isUndecided = failure?.message === 'errors.inFlight' || failure?.message === codeNeeded;
    remembered?.answered(answered?.status, isUndecided);
  }
  if (answered && args.call.root === 'main') noteSessionEnd(answered, api, sentBy);
  if (!failure && isGone(args, api, sentBy)) return { error: nobodys };
  if (answered && (verdict !== undefined || answered.status === 401))
    backEnd.answered(args.call, verdict, answered.headers);
  if (verdict === 'right') return { data };

  // error.status is 'PARSING_ERROR' for a 401 whose body cannot be parsed.
  if (failure && answered?.status === 401) {
    const done = signsIn ? undefined : await look(asking, 'enter');
    if (done) return done;
    signalRefusal(args, api, sentBy, signsIn);
  }
  if (failure && answered && answered.status >= 500) log(args, answered, answered.status);
  if (failure) return { error: failure };
  if (await backEnd.lacks(args.call, data)) return { error: notOffered };
  if (answered) log(args, answered, verdict === 'replaced' ? 'replaced' : 'not an answer');
  // A replaced sign-in brought no session.
  const isVouched = data === null && args.proof?.vouch !== undefined;
  const how = signsIn && verdict === 'replaced' ? 'enter' : isVouched ? 'vouch' : 'look';
  const seen = settle(await look(asking, how));
  return seen ?? { error: unsettled(args, verdict ?? 'open') };
};

export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = async (
  args,
  api,
  options,
) => {
  if (api.extra instanceof Replaying) return api.extra.answer(api);
  const sentBy = senderOf(args, stateOf(api));
  const ask = (asked: CallArgs) => answerTo({ args: asked, api, sentBy, signsIn: options?.signsIn === true });
  const serve = () => withWork(ask, args, { signal: api.signal, isAtHome: isAtHome(args, stateOf(api)) });
  const answer = options?.signsIn === true ? serve() : withCode(serve);
  if (!args.call.isOurs) backEndOf(api.dispatch).asks(answer);
  if (closesSession(args)) backEndOf(api.dispatch).closes(answer);
  return answer;
};
