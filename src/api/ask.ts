import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import type { ApiError } from './apiError';
import { withDependent } from './asListed';
import { baseQuery } from './baseQuery';
import type { CallArgs, CallOptions } from './transport';

/** Asks the server, for the person acted for. */
export const ask: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions | undefined> = (args, api, options) =>
  baseQuery(withDependent(args, api.getState()), api, options);
