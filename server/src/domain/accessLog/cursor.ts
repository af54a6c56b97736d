import { z } from 'zod';

import { fromCursorWord, toCursorWord, writtenInstant } from '../cursorWord.ts';
import { MalformedRequest } from '../errors.ts';

/** The sort keys of the last line of a page: when, in microseconds as the database writes them, and which. */
export type AccessKey = { at: string; eventId: string };

const keys = z.tuple([writtenInstant, z.string().regex(/^\d{1,18}$/)]);

/** Where the next page begins, as one opaque word. */
export const toAccessCursor = ({ at, eventId }: AccessKey): string => toCursorWord([at, eventId]);

/** The keys after which the next page begins. @throws MalformedRequest 400 when the word is broken */
export const fromAccessCursor = (cursor: string): AccessKey => {
  const read = fromCursorWord(keys, cursor);
  if (read === undefined) throw new MalformedRequest();
  const [at, eventId] = read;
  return { at, eventId };
};
