import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';

import {
  staffCalls,
  staffRoot,
  staffXsrfCookie,
  unattendedHeader,
  type StaffCall,
  type StaffCallName,
} from '../../contract/staffCalls.ts';
import { toApiError, type ApiError } from '../api/apiError';
import { judge, type Verdict } from '../api/judge';
import { readAnswer } from '../api/readAnswer';
import { sessionEndIn } from '../api/sessionEndIn';
import { unsettled } from '../api/unsettled';
import { cookieValue } from '../lib/cookie';
import {
  ended,
  limitTold,
  selectLang,
  selectLimit,
  selectMember,
  selectTouchedAt,
  touchTold,
  type WithSession,
} from './sessionSlice';

/** Beside the page, which stands at /staff: the portal works under any path. */
export const addressOf = (path: string): string => `${staffRoot}/${path}`;

const timeoutMs = 30_000;
const fileTimeoutMs = 170_000;

/** A read follows a gesture this long; a later one came from the stream. */
const presentMs = 10_000;

export type Settled = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** `look`: whether the write is seen done, where its own answer proved nothing (decision 54). */
export type StaffArgs = {
  call: StaffCallName;
  body?: unknown;
  params?: Record<string, string>;
  id?: string;
  key?: string;
  /** Instead of JSON: a file, which may take longer. */
  read?: (answer: Response) => Promise<unknown>;
  look?: (ask: (args: StaffArgs) => Promise<Settled>) => Promise<boolean>;
};

const stateOf = (api: Pick<BaseQueryApi, 'getState'>): WithSession =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: staffStore.ts has this slice
  api.getState() as WithSession;

const send = fetchBaseQuery({
  credentials: 'same-origin',
  responseHandler: readAnswer,
  timeout: timeoutMs,
  prepareHeaders: (headers, api) => {
    headers.set('Accept-Language', selectLang(stateOf(api)));
    headers.set('X-Requested-With', 'XMLHttpRequest');
  },
});

const requestOf = ({ call, id = '', body, params, read }: StaffArgs): FetchArgs => {
  const { method, path } = staffCalls[call];
  const url = addressOf(path.replace(':id', encodeURIComponent(id)));
  const asFile = read && { responseHandler: read, timeout: fileTimeoutMs };
  return { url, method, body, ...(params && { params }), ...asFile };
};

/** What nobody asked for does not prolong the session. */
const isAttended = ({ effect }: StaffCall, api: BaseQueryApi): boolean => {
  const touchedAt = selectTouchedAt(stateOf(api));
  if (touchedAt !== null) api.dispatch(touchTold());
  return effect === 'write' || (touchedAt !== null && Date.now() - touchedAt < presentMs);
};

const noteLimit = ({ headers }: Response, api: BaseQueryApi): void => {
  const told = sessionEndIn(headers, Date.now());
  if (told !== undefined && told.endsAt !== selectLimit(stateOf(api))?.endsAt) api.dispatch(limitTold(told));
};

/** What stands between may invent the answer to a write, but not our server’s request id. */
const verdictOf = (call: StaffCall, answered: Response, data: unknown): Verdict => {
  const verdict = judge(call, answered, data, true);
  const isUnsigned = call.effect === 'write' && !answered.headers.has('X-Request-Id');
  return verdict === 'right' && isUnsigned ? 'open' : verdict;
};

const headersOf = (call: StaffCall, key: string | undefined, api: BaseQueryApi): Record<string, string> => {
  const token = call.method === 'GET' ? undefined : cookieValue(document.cookie, staffXsrfCookie);
  return {
    ...(!isAttended(call, api) && { [unattendedHeader]: '1' }),
    ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
};

const settle = async (args: StaffArgs, api: BaseQueryApi): Promise<Settled> => {
  const call = staffCalls[args.call];
  const headers = headersOf(call, args.key, api);
  const { data, error, meta } = await send({ ...requestOf(args), headers }, api, {});
  const answered = meta?.response;
  if (answered) noteLimit(answered, api);
  if (error || !answered) return { error: toApiError(error ?? { status: 'FETCH_ERROR', error: '' }, answered) };
  const verdict = verdictOf(call, answered, data);
  return verdict === 'right' ? { data } : { error: unsettled({ call }, verdict) };
};

/** A late 401 ends only the session that asked. */
export const staffQuery: BaseQueryFn<StaffArgs, unknown, ApiError> = async (args, api) => {
  const asker = selectMember(stateOf(api))?.staffId;
  const settled = await settle(args, api);
  const isLeft = settled.error?.status === 401 && asker !== undefined;
  if (isLeft && asker === selectMember(stateOf(api))?.staffId) api.dispatch(ended('refused'));
  const isOpen = settled.error?.status === 'unproven' && args.look !== undefined;
  return isOpen && (await args.look?.((other) => settle(other, api))) === true ? { data: null } : settled;
};
