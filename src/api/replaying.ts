import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import type { ApiError } from './apiError';

type Ask = Pick<BaseQueryApi, 'dispatch' | 'queryCacheKey'>;

/**
 * The extra argument of a store that replays a trace: it answers in place of a server, and nothing is ever sent (app/replay). The real
 * store has none.
 */
export class Replaying {
  readonly answer: (asking: Ask) => Promise<{ error: ApiError }>;

  constructor(answer: (asking: Ask) => Promise<{ error: ApiError }>) {
    this.answer = answer;
  }
}
