import { z } from 'zod';

import { isInstant } from '../../../contract/instants.ts';

export const encodeCursor = (keys: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

const parse = (word: string): unknown => {
  try {
    return JSON.parse(Buffer.from(word, 'base64url').toString());
  } catch {
    return undefined;
  }
};

export const decodeCursor = <T>(keys: z.ZodType<T>, word: string): T | undefined => keys.safeParse(parse(word)).data;

const toIso = (written: string): string => written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** PostgreSQL's format, to the microsecond. Rejects what it could not read back, such as 30 February. */
export const writtenInstant = z
  .string()
  .max(40)
  .refine((written) => /^[12]/.test(written) && isInstant(toIso(written)));
