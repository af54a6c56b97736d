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

/** A browser that forbids storage throws at the mere mention of it: this tab then remembers for itself. */
const allowed = (area: Area, storage: () => Keys): Keys => {
  try {
    return storage();
  } catch {
    return instead[area];
  }
};

/** The two storage areas of the browser, by name. */
export const webAreas = (): Record<Area, Keys> => ({
  session: allowed('session', () => window.sessionStorage),
  local: allowed('local', () => window.localStorage),
});
