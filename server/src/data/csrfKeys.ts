import type { KeyObject } from 'node:crypto';

import { hourMs } from '../domain/durations.ts';
import { followKeys } from './followKeys.ts';
import type { Keys } from './keys.ts';

export type CsrfKeys = {
  newest: () => KeyObject;
  accepts: (isRight: (key: KeyObject) => boolean) => boolean;
};

export const followCsrfKeys = (loaded: Keys, absoluteHours: number): CsrfKeys => {
  const { fresh, recent } = followKeys(loaded);
  const accepted = ({ csrf, csrfSince, olderCsrf }: Keys): KeyObject[] =>
    Date.now() < csrfSince + absoluteHours * hourMs ? [csrf, ...olderCsrf] : [csrf];
  return {
    newest: () => recent().csrf,
    accepts: (isRight) => accepted(recent()).some(isRight) || accepted(fresh()).some(isRight),
  };
};
