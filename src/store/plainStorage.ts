import type { WebStorage } from 'redux-persist';

import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import type { Area, PersistedField } from '../lib/persisted';
import { webAreas } from './webAreas';

type Fields = Record<string, PersistedField | undefined>;
type Value = string | number | null | undefined;

const known: Record<Area, Map<string, string | null>> = { session: new Map(), local: new Map() };

forgetOnSessionEnd('storage as last seen', () => {
  for (const texts of Object.values(known)) texts.clear();
});

const textOf = (area: Area, key: string): string | null => {
  const text = webAreas()[area].getItem(key);
  known[area].set(key, text);
  return text;
};

/** Null when another hand removed it, undefined when unchanged. */
export const changedByHand = (area: Area, key: string): string | null | undefined => {
  const text = webAreas()[area].getItem(key);
  return (known[area].get(key) ?? null) === text ? undefined : text;
};

const read = (key: string, { in: areas, parse = (text: string) => text }: PersistedField): unknown => {
  for (const area of areas) {
    const text = textOf(area, key);
    const value = text === null ? undefined : parse(text);
    if (value !== undefined) return value;
  }
  return undefined;
};

const write = (key: string, { in: areas }: PersistedField, value: Value) => {
  for (const area of areas) {
    if (value === null || value === undefined) webAreas()[area].removeItem(key);
    else webAreas()[area].setItem(key, String(value));
    textOf(area, key);
  }
};

const keptIn = (fields: Fields): [string, PersistedField][] =>
  Object.entries(fields).filter((pair): pair is [string, PersistedField] => pair[1] !== undefined);

export const removeFields = (fields: Fields): void => {
  for (const [key, field] of keptIn(fields)) write(key, field, null);
};

/** A redux-persist engine: plain text, without envelope, JSON or prefix. */
export const plainStorage = (fields: Fields): WebStorage => {
  const kept = keptIn(fields);
  return {
    getItem: async () => {
      const found = kept
        .map(([key, field]) => [key, read(key, field)] as const)
        .filter(([, value]) => value !== undefined);
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library's types know only text
      return Object.fromEntries(found) as unknown as string;
    },
    setItem: async (_key, staged) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library's types know only text
      const values = staged as unknown as Record<string, Value>;
      for (const [key, field] of kept) write(key, field, values[key]);
    },
    removeItem: async () => {
      removeFields(fields);
    },
  };
};
