import { useRef } from 'react';

/** A retry sends the same key. */
export const useActKeys = (): ((act: string) => string) => {
  const keys = useRef(new Map<string, string>());
  return (act) => {
    const key = keys.current.get(act) ?? crypto.randomUUID();
    keys.current.set(act, key);
    return key;
  };
};
