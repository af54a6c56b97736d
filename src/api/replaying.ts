import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import type { ApiError } from './apiError';

type Ask = Pick<BaseQueryApi, 'dispatch' | 'queryCacheKey'>;

/** Extra argument of a store that replays a trace, instead of a server (app/replay). */
export class Replaying {
  readonly answer: (asking: Ask) => Promise<{ error: ApiError }>;

  constructor(answer: (asking: Ask) => Promise<{ error: ApiError }>) {
    this.answer = answer;
  }
}
