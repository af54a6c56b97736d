import { z } from 'zod';

import { fromCursorWord, toCursorWord, writtenInstant } from '../cursorWord.ts';
import { MalformedRequest } from '../errors.ts';

/** `at`: microseconds, as PostgreSQL writes it. */
export type AccessKey = { at: string; eventId: string };

const keys = z.tuple([writtenInstant, z.string().regex(/^\d{1,18}$/)]);

export const toAccessCursor = ({ at, eventId }: AccessKey): string => toCursorWord([at, eventId]);

/** @throws MalformedRequest 400 */
export const fromAccessCursor = (cursor: string): AccessKey => {
  const read = fromCursorWord(keys, cursor);
  if (read === undefined) throw new MalformedRequest();
  const [at, eventId] = read;
  return { at, eventId };
};
