import type { WebStorage } from 'redux-persist';

import type { PersistedField } from '../lib/persisted';
import { webAreas } from './webAreas';

type Fields = Record<string, PersistedField | undefined>;
type Value = string | number | null | undefined;

/** The value of one field: the first area that holds a usable text. */
const read = (key: string, { in: areas, parse = (text: string) => text }: PersistedField): unknown => {
  for (const area of areas) {
    const text = webAreas()[area].getItem(key);
    const value = text === null ? undefined : parse(text);
    if (value !== undefined) return value;
  }
  return undefined;
};

const write = (key: string, { in: areas }: PersistedField, value: Value) => {
  for (const area of areas) {
    if (value === null || value === undefined) webAreas()[area].removeItem(key);
    else webAreas()[area].setItem(key, String(value));
  }
};

/** An engine for redux-persist that keeps each field under its own plain key: no envelope, no JSON, no prefix. */
export const plainStorage = (fields: Fields): WebStorage => {
  const known = Object.entries(fields).filter((pair): pair is [string, PersistedField] => pair[1] !== undefined);
  return {
    getItem: async () => {
      const found = known.map(([key, field]) => [key, read(key, field)] as const).filter(([, value]) => value !== undefined);
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library's types know only text
      return Object.fromEntries(found) as unknown as string;
    },
    setItem: async (_key, staged) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library's types know only text
      const values = staged as unknown as Record<string, Value>;
      for (const [key, field] of known) write(key, field, values[key]);
    },
    removeItem: async () => {
      for (const [key, field] of known) write(key, field, null);
    },
  };
};
