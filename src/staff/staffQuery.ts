import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';

import { staffCalls, type StaffCall, type StaffCallName } from '../../contract/staffCalls.ts';
import { toApiError, type ApiError } from '../api/apiError';
import { judge, type Verdict } from '../api/judge';
import { readAnswer } from '../api/readAnswer';
import { sessionEndIn } from '../api/sessionEndIn';
import { unsettled } from '../api/unsettled';
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

/** Beside the page, at /staff: the portal works under any path. */
export const staffRoot = 'staff/api/';
const timeoutMs = 30_000;
const presentMs = 10_000;

type Settled = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

export type StaffArgs = Pick<FetchArgs, 'body' | 'params'> & {
  call: StaffCallName;
  id?: string;
  key?: string;
  read?: (answer: Response) => Promise<unknown>;
  look?: (ask: (args: StaffArgs) => Promise<Settled>) => Promise<boolean>;
};

const stateOf = (api: Pick<BaseQueryApi, 'getState'>): WithSession =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: staffStore.ts has this slice
  api.getState() as WithSession;

const send = fetchBaseQuery({
  baseUrl: staffRoot,
  credentials: 'same-origin',
  responseHandler: readAnswer,
  timeout: timeoutMs,
  prepareHeaders: (headers, api) => {
    headers.set('Accept-Language', selectLang(stateOf(api)));
    headers.set('X-Requested-With', 'XMLHttpRequest');
  },
});

const requestOf = ({ call, id = '', key: _key, look: _look, read, ...sent }: StaffArgs): FetchArgs => {
  const { method, path } = staffCalls[call];
  const url = path.replace(':id', encodeURIComponent(id));
  return { ...sent, method, url, ...(read && { responseHandler: read }) };
};

const isAttended = ({ effect }: StaffCall, api: BaseQueryApi): boolean => {
  const touchedAt = selectTouchedAt(stateOf(api));
  if (touchedAt !== null) api.dispatch(touchTold());
  return effect === 'write' || (touchedAt !== null && Date.now() - touchedAt < presentMs);
};

const noteLimit = ({ headers }: Response, api: BaseQueryApi): void => {
  const told = sessionEndIn(headers, Date.now());
  if (told !== undefined && told.endsAt !== selectLimit(stateOf(api))?.endsAt) api.dispatch(limitTold(told));
};

const verdictOf = (call: StaffCall, answered: Response, data: unknown): Verdict => {
  const verdict = judge(call, answered, data, true);
  const isUnsigned = call.effect === 'write' && !answered.headers.has('X-Request-Id');
  return verdict === 'right' && isUnsigned ? 'open' : verdict;
};

const settle = async (args: StaffArgs, api: BaseQueryApi): Promise<Settled> => {
  const call = staffCalls[args.call];
  const headers = {
    ...(!isAttended(call, api) && { 'X-Unattended': '1' }),
    ...(args.key !== undefined && { 'Idempotency-Key': args.key }),
  };
  const { data, error, meta } = await send({ ...requestOf(args), headers }, api, {});
  const answered = meta?.response;
  if (answered) noteLimit(answered, api);
  if (error || !answered) return { error: toApiError(error ?? { status: 'FETCH_ERROR', error: '' }, answered) };
  const verdict = verdictOf(call, answered, data);
  return verdict === 'right' ? { data } : { error: unsettled({ call }, verdict) };
};

export const staffQuery: BaseQueryFn<StaffArgs, unknown, ApiError> = async (args, api) => {
  const asker = selectMember(stateOf(api));
  const settled = await settle(args, api);
  const isLeft = settled.error?.status === 401 && asker !== null && asker === selectMember(stateOf(api));
  if (isLeft) api.dispatch(ended('refused'));
  const isOpen = settled.error?.status === 'unproven' && args.look !== undefined;
  return isOpen && (await args.look?.((other) => settle(other, api))) === true ? { data: null } : settled;
};
