import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { calls, specifiedCalls, type Call, type CallName } from '../../contract/calls.ts';
import type { ApiError } from './apiError';
import { withDependent } from './asListed';
import { baseQuery, stateOf } from './baseQuery';
import { isFoundAbsent, notOffered } from './capability';
import { Replaying } from './replaying';
import { callAnswered, callFoundAbsent } from './signals';
import type { CallArgs, CallOptions } from './transport';

const specified: readonly string[] = specifiedCalls;

const isCapability = (name: string): name is CallName => !specified.includes(name);

const capabilities = new Map<Call, CallName>();

export const learnCalls = <C extends Readonly<Partial<Record<CallName, Call>>>>(some: C): C => {
  for (const [name, call] of Object.entries(some)) if (isCapability(name)) capabilities.set(call, name);
  return some;
};

learnCalls(calls);

/** A call that is not there is asked once a tab (product §8). */
export const ask: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = async (args, api, options) => {
  if (api.extra instanceof Replaying) return baseQuery(args, api, options);
  const name = capabilities.get(args.call);
  const known = () => stateOf(api).capabilities;
  if (name !== undefined && known().absent.includes(name)) return { error: notOffered };
  const whole = withDependent(args, api.getState());
  const sent = args.adapt?.(whole, api.getState()) ?? whole;
  const answer = await baseQuery(sent, api, options);
  if (name === undefined || known().answered.includes(name)) return answer;
  const isOver = sent.call.root === 'main' && stateOf(api).session.user === null;
  if (answer.error === undefined && !isOver) api.dispatch(callAnswered(name));
  if (answer.error !== undefined && isFoundAbsent(args.call, answer.error)) api.dispatch(callFoundAbsent(name));
  return answer;
};
