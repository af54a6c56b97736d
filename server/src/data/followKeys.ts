import type { KeyObject } from 'node:crypto';

import type { Keys } from './keys.ts';

/** How old known keys may be on sealing. Rotation waits longer (`rotateKeys.ts`). */
export const keysKnownMs = 1_000;

/** Periodically, and at once for an unknown key id. */
export const followKeys = (loaded: Keys) => {
  let keys = loaded;
  let lookAgainAt = performance.now() + keysKnownMs;
  const fresh = (): Keys => {
    try {
      keys = keys.reread?.() ?? keys;
    } catch {
      // Perhaps mid-copy: keep the known keys.
    }
    lookAgainAt = performance.now() + keysKnownMs;
    return keys;
  };
  return {
    fresh,
    recent: (): Keys => (performance.now() < lookAgainAt ? keys : fresh()),
    opening: (id: number): KeyObject | undefined => keys.encryption.get(id) ?? fresh().encryption.get(id),
  };
};
