import { z } from 'zod';

import { decodeCursor, encodeCursor, writtenInstant } from '../cursorEncoding.ts';
import { MalformedRequest } from '../errors.ts';

/** `at`: microseconds, as PostgreSQL writes it. */
export type AccessKey = { at: string; eventId: string };

const keys = z.tuple([writtenInstant, z.string().regex(/^\d{1,18}$/)]);

export const toAccessCursor = ({ at, eventId }: AccessKey): string => encodeCursor([at, eventId]);

/** @throws MalformedRequest 400 */
export const fromAccessCursor = (cursor: string): AccessKey => {
  const read = decodeCursor(keys, cursor);
  if (read === undefined) throw new MalformedRequest();
  const [at, eventId] = read;
  return { at, eventId };
};
