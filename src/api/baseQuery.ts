import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';

import type { Call } from '../../contract/calls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
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
import { tellTries } from './tellTries';
import { isOver, ticketOf, type Ticket } from './ticket';
import { invitationTokenRefused, sessionEnded, sessionEndTold, anonymousRefused } from './signals';
import type { CallArgs, CallOptions, Settled, TransportState } from './transport';
import { isWrite, unsettled } from './unsettled';
import { withCode } from './withCode';
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
  isWrite(args) && args.call !== specifiedCalls.logout && !signsIn;

const senderOf = ({ call: { root } }: CallArgs, { session: { authToken, user } }: TransportState): string | null =>
  root === 'rvsp' ? authToken : user;

export const nobodys: ApiError = { status: 'network', message: 'errors.network.error' };

type Asking = { args: CallArgs; api: BaseQueryApi; signsIn: boolean; sentBy: string | null; ticket: Ticket };

const isLate = ({ args, api, ticket }: Asking): boolean => isOver(ticket, args.call, stateOf(api));

/** Spec §4, product §3 and §8. */
const signalRefusal = ({ args, api, sentBy, signsIn }: Asking) => {
  if (args.call === specifiedCalls.logout) return;
  if (args.call.root === 'rvsp') api.dispatch(invitationTokenRefused({ wasIdentified: sentBy !== null }));
  else if (!signsIn && sentBy !== null) api.dispatch(sessionEnded('rejected'));
  else if (!signsIn) api.dispatch(anonymousRefused());
};

const noteSessionEnd = (answered: Response, { args, api }: Asking) => {
  if (args.call.root !== 'main' || args.call === specifiedCalls.logout) return;
  const told = sessionEndIn(answered.headers, Date.now());
  const { user, endsAt: known } = stateOf(api).session;
  if (told !== undefined && told.endsAt !== known && user !== null) api.dispatch(sessionEndTold(told));
};

/** Never the body (spec §8). */
const log = ({ call: { method, path } }: CallArgs, answered: Response, what: string | number) => {
  const request = answered.headers.get('X-Request-Id') ?? '-';
  // eslint-disable-next-line no-console -- spec §8: a status of 500 or above is logged to the console
  console.error(`${method} ${path}: ${what} (request ${request})`);
};

const isSigned = (answered: Response | undefined): boolean => answered?.headers.has('X-Request-Id') === true;

/** What stands between may invent an answer, `[]` too, but not our server's request id. */
const isUnsigned = ({ args, api, signsIn }: Asking, answered: Response, body: unknown): boolean => {
  const isClaim = isWrite(args) || (Array.isArray(body) && body.length === 0);
  const isExempt = !isClaim || args.call.answer === 'empty' || !isAtHome(args, stateOf(api));
  if (isExempt || isSigned(answered)) return false;
  return signsIn || backEndOf(api.dispatch).signs();
};

export const lacks = (api: Pick<BaseQueryApi, 'dispatch'>, call: Call, body: unknown): Promise<boolean> =>
  backEndOf(api.dispatch).lacks(call, body);

const isShown = (asking: Asking, answered: Response, body: unknown): boolean =>
  !isUnsigned(asking, answered, body) && asking.args.proof?.isIt?.(body) !== false;

const makeSend = (asking: Asking, key: string | undefined) => async () => {
  const { args, api } = asking;
  const state = stateOf(api);
  const backEnd = backEndOf(api.dispatch);
  const sent = Promise.resolve(send(requestOf(args, state, key), api, {}));
  backEnd.asks(sent);
  const outcome = await sent;
  const answered = outcome.meta?.response;
  if (outcome.error || !answered) return { ...outcome, verdict: undefined, isUnsettled: false };
  const judged = judge(args.call, answered, outcome.data, isAtHome(args, state));
  const verdict = judged === 'right' && !isShown(asking, answered, outcome.data) ? 'open' : judged;
  if (!isLate(asking)) backEnd.answered(args.call, verdict === 'right', isSigned(answered));
  const isLacking = verdict !== 'right' && (await lacks(api, args.call, outcome.data));
  const isResent = verdict !== 'right' && args.call.isOurs && !isLacking;
  return { ...outcome, verdict, isUnsettled: isResent };
};

const look = async ({ args, api, signsIn, ticket }: Asking, answer?: unknown): Promise<Settled | undefined> => {
  const ask = async (other: CallArgs) => {
    const quiet = signsIn || args.call === specifiedCalls.logout;
    return answerTo({
      args: withDependent(other, api.getState()),
      api,
      sentBy: senderOf(other, stateOf(api)),
      signsIn: quiet,
      ticket,
    });
  };
  return args.proof?.look?.(ask, { state: api.getState(), answer, signs: backEndOf(api.dispatch).signs() });
};

const answerTo = async (asking: Asking): Promise<Settled> => {
  const { args, api, signsIn, sentBy } = asking;
  if (isLate(asking)) return { error: nobodys };
  const remembered = isRemembered(args, signsIn) ? idempotencyKeys.open(sentBy, args) : undefined;
  const settle = (seen: Settled | undefined): Settled | undefined => {
    if (seen?.error === undefined && seen) remembered?.answered(200, false);
    return seen;
  };
  const before = remembered?.isAgain === true ? settle(await look(asking)) : undefined;
  if (before) return before;
  if (isLate(asking)) return { error: nobodys };

  const key = isAtHome(args, stateOf(api)) ? remembered?.key : undefined;
  const once = tellTries(makeSend(asking, key), args);
  const { data, error, meta, verdict } = await (key === undefined
    ? once()
    : sendUntilAnswered(once, api.signal, () => isLate(asking)));
  const answered = meta?.response;
  const failure = error && toApiError(error, answered);
  if (failure && answered && answered.status >= 500) log(args, answered, answered.status);
  // Nor is the write settled: the same user, back again, retries it with its key.
  if (isLate(asking)) return { error: nobodys };
  if (failure || verdict === 'right') remembered?.answered(answered?.status, failure?.message === 'errors.inFlight');
  if (answered) noteSessionEnd(answered, asking);
  if (verdict === 'right') return { data, meta: { isSigned: isSigned(answered) } };

  // error.status is 'PARSING_ERROR' for a 401 whose body cannot be parsed.
  if (failure && answered?.status === 401) signalRefusal(asking);
  if (failure) return { error: failure };
  if (await lacks(api, args.call, data)) return { error: notOffered };
  const isReplaced = verdict === 'replaced';
  // A replaced sign-in brought no session.
  const seen = signsIn && isReplaced ? undefined : settle(await look(asking, data));
  const isShownDone = seen !== undefined && seen.error === undefined;
  if (answered && !isShownDone) log(args, answered, isReplaced ? 'replaced' : 'not an answer');
  return seen ?? { error: unsettled(args, verdict ?? 'open') };
};

export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = async (
  args,
  api,
  options,
) => {
  if (api.extra instanceof Replaying) return api.extra.answer(api);
  const signsIn = options?.signsIn === true;
  const asking = {
    api,
    signsIn,
    sentBy: senderOf(args, stateOf(api)),
    ticket: ticketOf(stateOf(api), args.call, signsIn),
  };
  const ask = (asked: CallArgs) => answerTo({ ...asking, args: asked });
  const send = () => withWork(ask, args, { signal: api.signal, isAtHome: isAtHome(args, stateOf(api)) });
  return signsIn ? send() : withCode(send);
};
