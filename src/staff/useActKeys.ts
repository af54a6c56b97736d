import { useRef } from 'react';

/** One key an act: sent again, it does nothing twice. */
export const useActKeys = (): ((act: string) => string) => {
  const keys = useRef(new Map<string, string>());
  return (act) => {
    const key = keys.current.get(act) ?? crypto.randomUUID();
    keys.current.set(act, key);
    return key;
  };
};
