import type { ThreadsAnswer, ThreadSummary } from '../../../contract/mailbox.ts';
import type { Reply } from './booking.ts';

type Lists = { threads: (query?: Record<string, string>) => Promise<Reply<ThreadsAnswer>> };

/** Every thread of a folder, page after page, two at a time. */
export const everyThread = async (reader: Lists, folder = 'inbox'): Promise<ThreadSummary[]> => {
  const all: ThreadSummary[] = [];
  let cursor: string | null = null;
  do {
    const { body }: Reply<ThreadsAnswer> = await reader.threads({
      folder,
      limit: '2',
      ...(cursor === null ? {} : { cursor }),
    });
    all.push(...body.threads);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return all;
};
