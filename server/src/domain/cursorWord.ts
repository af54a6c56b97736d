import { z } from 'zod';

/** Where a page ended, as one opaque word. */
export const toCursorWord = (keys: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

const parse = (word: string): unknown => {
  try {
    return JSON.parse(Buffer.from(word, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The keys in a word, when it is one of ours. */
export const fromCursorWord = <T>(keys: z.ZodType<T>, word: string): T | undefined => keys.safeParse(parse(word)).data;

const iso = z.iso.datetime({ offset: true });

/** `2026-11-20 16:20:36.123456-05` as the standard writes it. */
const toIso = (written: string): string => written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** An instant to the microsecond, as the database writes it; none that it could not read again, such as 30 February. */
export const writtenInstant = z
  .string()
  .max(40)
  .refine(
    (written) =>
      /^[12]\d{3}-.*(?:Z|[+-](?:0\d|1[0-4])(?::\d\d)?)$/.test(written) && iso.safeParse(toIso(written)).success,
  );
