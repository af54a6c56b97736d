import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { makeSanitizers } from '../features/report/redact/redactTrace';

/** Limits Redux DevTools to a support trace's contents, texts redacted. */
export const devToolsOptions = (): DevToolsEnhancerOptions => {
  const sanitizers = makeSanitizers(() => false);
  return {
    name: 'Portail',
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library wants the type of the action, and only shows it
    actionSanitizer: <A extends object>(action: A) => sanitizers.action(action) as unknown as A,
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library wants the type of the state, and only shows it
    stateSanitizer: <S>(state: S) => sanitizers.state(state) as S,
  };
};
