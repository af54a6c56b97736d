import { z } from 'zod';

import { id } from '../../../../contract/wire.ts';
import { fromCursorWord, toCursorWord, writtenInstant } from '../cursorWord.ts';
import { MalformedRequest } from '../errors.ts';

/** The sort keys of the last thread of a page: when its shown message was sent, in microseconds as the database writes them, and which. */
export type ThreadKey = { sentAt: string; messageId: string };

const keys = z.tuple([writtenInstant, id]);

/** Where the next page begins, as one opaque word. */
export const toThreadCursor = ({ sentAt, messageId }: ThreadKey): string => toCursorWord([sentAt, messageId]);

/** The keys after which the next page begins. @throws MalformedRequest 400 `mailbox.staleCursor` when the word is broken */
export const fromThreadCursor = (cursor: string): ThreadKey => {
  const read = fromCursorWord(keys, cursor);
  if (read === undefined) throw new MalformedRequest('mailbox.staleCursor');
  const [sentAt, messageId] = read;
  return { sentAt, messageId };
};
