import type { Area } from '../lib/persisted';

type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = (): Keys => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
};

const instead: Record<Area, Keys> = { session: memory(), local: memory() };

/** Forbidden storage throws on access, and some web views of apps have none: use memory. */
const allowed = (area: Area, storage: () => Keys | null): Keys => {
  try {
    return storage() ?? instead[area];
  } catch {
    return instead[area];
  }
};

export const webAreas = (): Record<Area, Keys> => ({
  session: allowed('session', () => window.sessionStorage),
  local: allowed('local', () => window.localStorage),
});
