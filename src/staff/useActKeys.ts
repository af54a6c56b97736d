import { useRef } from 'react';

import { fieldsOf } from '../lib/isRecord';

const isRefused = (failure: unknown): boolean => {
  const { status } = fieldsOf(failure);
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** One key an act: sent again, it does nothing twice. `failed` forgets that of a refusal, which its record would repeat. */
export const useActKeys = () => {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (act: string): string => {
      const key = keys.current.get(act) ?? crypto.randomUUID();
      keys.current.set(act, key);
      return key;
    },
    failed: (act: string, failure: unknown): void => {
      if (isRefused(failure)) keys.current.delete(act);
    },
    /** Where the same act may be wanted once more. */
    done: (act: string): void => {
      keys.current.delete(act);
    },
  };
};
