import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import type { ApiError } from './apiError';
import { withDependent } from './asListed';
import { baseQuery, nobodys, stateOf } from './baseQuery';
import { isFoundAbsent, notOffered } from './capability';
import { Replaying } from './replaying';
import { callAnswered, callFoundAbsent } from './signals';
import { isOver, ticketOf } from './ticket';
import type { CallArgs, CallOptions } from './transport';

/** A call that is not there is asked once a tab (product §8). */
export const ask: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = async (args, api, options) => {
  if (api.extra instanceof Replaying) return baseQuery(args, api, options);
  const name = args.call.isOurs ? args.call.name : undefined;
  const known = () => stateOf(api).capabilities;
  if (name !== undefined && known().absent.includes(name)) return { error: notOffered };
  const whole = withDependent(args, api.getState());
  const sent = whole.adjust?.(whole, api.getState()) ?? whole;
  const ticket = ticketOf(stateOf(api), sent.call, options?.signsIn === true);
  const answer = await baseQuery(sent, api, options);
  if (isOver(ticket, sent.call, stateOf(api))) return { error: nobodys };
  if (name === undefined || known().answered.includes(name)) return answer;
  if (answer.error === undefined) api.dispatch(callAnswered(name));
  else if (isFoundAbsent(args.call, answer.error)) api.dispatch(callFoundAbsent(name));
  return answer;
};
