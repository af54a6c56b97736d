import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';

import { tagTypes } from '../../../api/api';
import { receivedName } from '../../../api/received';
import { answer, asked, endpointFields } from './endpointFields';
import { failure } from './fields';
import { amount, identifier, instant, oneOf, pseudonym, type Fields, type Mask } from './rules';
import { isPlain, plain, type Plain } from './isPlain';
import { redacted, redactedKey } from './walk';
import { ofOthers, withoutWatched } from './watched';

const fieldsOf = (endpoint: unknown): Fields => {
  const known: Partial<Record<string, Fields>> = endpointFields;
  return (typeof endpoint === 'string' ? known[endpoint] : undefined) ?? {};
};

const states = ['uninitialized', 'pending', 'fulfilled', 'rejected'] as const;

/** RTK Query's own fields. */
const bookkeeping: Fields = {
  type: oneOf(['query', 'mutation', 'infinitequery']),
  direction: oneOf(['forward', 'backward']),
  endpointName: identifier,
  status: oneOf(states),
  requestStatus: oneOf(states),
  startedTimeStamp: instant,
  fulfilledTimeStamp: instant,
  timestamp: instant,
  pollingInterval: amount,
  refetchOnMountOrArgChange: amount,
  forceRefetch: amount,
};

const askedOf = (endpoint: unknown, args: unknown, mask: Mask): unknown =>
  redacted(args, fieldsOf(endpoint), mask, asked);

const redactedCall = (call: Plain, mask: Mask): Plain => {
  const { originalArgs, data, error, ...rest } = call;
  const fields = fieldsOf(call['endpointName']);
  return {
    ...plain(redacted(rest, bookkeeping, mask, '')),
    ...('originalArgs' in call && { originalArgs: askedOf(call['endpointName'], originalArgs, mask) }),
    ...('data' in call && { data: redacted(data, fields, mask, answer) }),
    ...('error' in call && { error: redacted(error, failure, mask, 'message') }),
  };
};

/** Derives cache keys from redacted arguments, as lookups do. Request ids are meaningless and stay. */
export const nameCalls = (value: unknown, mask: Mask): void => {
  if (Array.isArray(value)) for (const one of value) nameCalls(one, mask);
  if (!isPlain(value)) return;
  const { queryCacheKey, endpointName, originalArgs, requestId } = value;
  if (typeof requestId === 'string') mask.names.set(requestId, requestId);
  if (typeof queryCacheKey === 'string' && typeof endpointName === 'string') {
    const queryArgs = askedOf(endpointName, originalArgs, mask);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library asks for a definition that it does not read
    const derive = defaultSerializeQueryArgs as (call: { endpointName: string; queryArgs: unknown }) => string;
    mask.names.set(queryCacheKey, derive({ endpointName, queryArgs }));
  }
  for (const one of Object.values(value)) nameCalls(one, mask);
};

export const nameEntries = (cache: Plain, mask: Mask): void => {
  for (const [queryCacheKey, entry] of Object.entries(plain(cache['queries'])))
    nameCalls({ ...plain(entry), queryCacheKey }, mask);
  for (const requestId of Object.keys(plain(cache['mutations']))) mask.names.set(requestId, requestId);
};

const tags: Fields = { type: oneOf(tagTypes), id: oneOf(['LIST']) };
const ownTags: readonly string[] = ['LIST', '__internal_without_id'];

const mapped = (value: unknown, mask: Mask, change: (one: unknown) => unknown, keysAreIds = false): Plain =>
  Object.fromEntries(
    Object.entries(plain(value)).map(([key, one]) => [
      ownTags.includes(key) ? key : redactedKey(key, mask, keysAreIds),
      change(one),
    ]),
  );

const cacheFields: Fields = { ...bookkeeping, reducerPath: identifier };

export const redactCache = (cache: unknown, mask: Mask): Plain => {
  const { queries, mutations, provided, subscriptions, ...rest } = plain(cache);
  const call = (one: unknown) => redactedCall(plain(one), mask);
  const keys = (one: unknown) => redacted(one, {}, mask, '');
  return {
    ...plain(redacted({ ...rest, subscriptions: withoutWatched(subscriptions) }, cacheFields, mask, '')),
    queries: mapped(withoutWatched(queries), mask, call),
    mutations: mapped(mutations, mask, call),
    provided: {
      tags: mapped(plain(provided)['tags'], mask, (ofType) => mapped(ofType, mask, keys, true)),
      keys: mapped(withoutWatched(plain(provided)['keys']), mask, (list) => redacted(list, tags, mask, '')),
    },
  };
};

const redactedPatch = (patch: unknown, fields: Fields, mask: Mask): unknown => {
  const { op, path, value } = plain(patch);
  const way: unknown[] = Array.isArray(path) ? path : [];
  const last = Object.hasOwn(fields, answer) ? answer : way.findLast((step) => typeof step === 'string');
  return {
    op: oneOf(['add', 'remove', 'replace'])(String(op), mask),
    path: way.map((step) => (typeof step === 'string' ? redactedKey(step, mask) : step)),
    ...('value' in plain(patch) && {
      value: redacted(
        value,
        fields,
        mask,
        way.includes(receivedName) ? receivedName : typeof last === 'string' ? last : answer,
      ),
    }),
  };
};

const redactedPayload = (payload: unknown, mask: Mask): unknown => {
  if (isPlain(payload) && Array.isArray(payload['patches'])) {
    const { queryCacheKey, patches } = payload;
    const fields = fieldsOf(String(queryCacheKey).split('(')[0]);
    return {
      queryCacheKey: pseudonym(String(queryCacheKey), mask),
      patches: patches.map((patch) => redactedPatch(patch, fields, mask)),
    };
  }
  if (Array.isArray(payload) && payload.some((one) => isPlain(one) && 'op' in one))
    return payload.map((patch) => redactedPatch(patch, bookkeeping, mask));
  return redacted(payload, { ...tags, ...bookkeeping, type: oneOf(tagTypes) }, mask, '');
};

/** A call's, or RTK Query's own. */
export const redactCacheAction = ({ type, payload, meta, error }: Plain, mask: Mask): Plain => {
  const { arg, baseQueryMeta: _dropped, ...rest } = plain(meta);
  const endpoint = plain(arg)['endpointName'];
  if (endpoint === undefined)
    return { type, payload: redactedPayload(ofOthers(payload), mask), meta: redacted(meta, bookkeeping, mask, '') };
  const isRefused = typeof type === 'string' && type.endsWith('/rejected');
  return {
    type,
    payload: redacted(payload, isRefused ? failure : fieldsOf(endpoint), mask, isRefused ? 'message' : answer),
    meta: { ...plain(redacted(rest, bookkeeping, mask, '')), arg: redactedCall(plain(arg), mask) },
    ...(error !== undefined && { error: redacted(error, failure, mask, 'message') }),
  };
};
