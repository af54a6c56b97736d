import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

import type { Verdict } from './judge';
import type { CallArgs } from './transport';

type Tried = {
  error?: FetchBaseQueryError | undefined;
  meta?: FetchBaseQueryMeta | undefined;
  verdict: Verdict | undefined;
};

const answerIn = ({ error, meta, verdict }: Tried): Response | undefined => {
  const isRefusal = error !== undefined && meta?.response?.ok === false; // a body may break off
  return isRefusal || verdict === 'right' ? meta?.response : undefined;
};

export const tellTries =
  <T extends Tried>(send: () => Promise<T>, { tried }: CallArgs) =>
  async (): Promise<T> => {
    const outcome = await send();
    tried?.(answerIn(outcome));
    return outcome;
  };
