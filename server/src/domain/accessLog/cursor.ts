import { z } from 'zod';

import { decodeCursor, encodeCursor, writtenInstant } from '../cursorEncoding.ts';
import { MalformedRequest } from '../errors.ts';

/** `at`: microseconds, as PostgreSQL writes it. */
export type AccessKey = { at: string; eventId: string };

export type AccessCursor = { after: AccessKey; newest: AccessKey | null };

const eventId = z.string().regex(/^\d{1,18}$/);
const keys = z.union([z.tuple([writtenInstant, eventId]), z.tuple([writtenInstant, eventId, writtenInstant, eventId])]);

export const toAccessCursor = ({ after, newest }: AccessCursor): string =>
  encodeCursor([after, ...(newest === null ? [] : [newest])].flatMap(({ at, eventId: id }) => [at, id]));

/** @throws MalformedRequest 400 */
export const fromAccessCursor = (cursor: string): AccessCursor => {
  const read = decodeCursor(keys, cursor);
  if (read === undefined) throw new MalformedRequest();
  const [at, id, newestAt, newestId] = read;
  return {
    after: { at, eventId: id },
    newest: newestAt === undefined || newestId === undefined ? null : { at: newestAt, eventId: newestId },
  };
};
