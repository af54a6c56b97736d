import { z } from 'zod';

import { id } from '../../../../contract/wire.ts';
import { decodeCursor, encodeCursor, writtenInstant } from '../cursorEncoding.ts';
import { MalformedRequest } from '../errors.ts';

/** `sentAt`: microseconds. */
export type ThreadKey = { sentAt: string; messageId: string };

const keys = z.tuple([writtenInstant, id]);

export const toThreadCursor = ({ sentAt, messageId }: ThreadKey): string => encodeCursor([sentAt, messageId]);

/** @throws MalformedRequest 400 `mailbox.staleCursor` */
export const fromThreadCursor = (cursor: string): ThreadKey => {
  const read = decodeCursor(keys, cursor);
  if (read === undefined) throw new MalformedRequest('mailbox.staleCursor');
  const [sentAt, messageId] = read;
  return { sentAt, messageId };
};
