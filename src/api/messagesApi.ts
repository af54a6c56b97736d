import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { mailboxCalls } from '../../contract/calls/mailboxCalls.ts';
import type { ArchiveBody, Attachment, Message, SendBody, ThreadAnswer } from '../../contract/mailbox.ts';
import { api } from './api';
import { countAgain } from './bookingTags';
import { countAfresh } from './mailboxApi';
import { threadLists, threadsApi, type ThreadsWanted } from './threadsApi';

type Reading = { threadId: string; messageIds: string[] };

/** For a slow phone. */
const uploadTimeoutMs = 170_000;

type State = Parameters<typeof threadsApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

type Cache = { dispatch: Dispatch; getState: () => State };

const showRead = ({ threadId, messageIds }: Reading, cache: Cache): { undo: () => void } => {
  const { dispatch } = cache;
  const { util } = threadsApi;
  const readAt = new Date().toISOString();
  const opened = dispatch(
    util.updateQueryData('openThread', threadId, (thread: ThreadAnswer) => {
      for (const message of thread.messages) if (messageIds.includes(message.messageId)) message.readAt = readAt;
    }),
  );
  const listed = util.selectCachedArgsForQuery(cache.getState(), 'listThreads').map((wanted: ThreadsWanted) =>
    dispatch(
      util.updateQueryData('listThreads', wanted, ({ pages }) => {
        const thread = pages.flatMap((page) => page.threads).find((each) => each.threadId === threadId);
        if (!thread) return;
        thread.unread = Math.max(0, thread.unread - messageIds.length);
        for (const page of pages) page.unread = Math.max(0, page.unread - messageIds.length);
      }),
    ),
  );
  return {
    undo: () => {
      for (const patch of [opened, ...listed]) patch.undo();
    },
  };
};

/** Product §4 Mailbox. Reading is optimistic. */
export const messagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markRead: build.mutation<unknown, Reading>({
      query: ({ messageIds }) => ({ call: mailboxCalls.markRead, body: { messageIds } }),
      onQueryStarted: async (reading, cache): Promise<void> => {
        const shown = showRead(reading, cache);
        const isDone = await cache.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) {
          cache.dispatch(api.util.invalidateTags([threadLists]));
          void countAfresh(cache.dispatch);
        } else {
          shown.undo();
        }
      },
    }),
    archiveThread: build.mutation<unknown, ArchiveBody>({
      query: (body) => ({ call: mailboxCalls.archiveThread, body }),
      invalidatesTags: (_answer, error, { threadId: id }) =>
        error ? [] : [threadLists, { type: 'Thread', id }, 'Unread'],
      onQueryStarted: countAgain,
    }),
    /** `uploadId` makes a retry harmless. */
    uploadAttachment: build.mutation<Attachment, { file: File; uploadId: string }>({
      query: ({ file, uploadId }) => {
        const body = new FormData();
        body.append('file', file, file.name);
        return { call: mailboxCalls.uploadAttachment, ids: { uploadId }, body, timeoutMs: uploadTimeoutMs };
      },
    }),
    sendMessage: build.mutation<Message, SendBody>({
      query: (body) => ({ call: mailboxCalls.sendMessage, body }),
      invalidatesTags: (message, error) =>
        error || !message ? [] : [threadLists, { type: 'Thread', id: message.threadId }],
    }),
  }),
});

export const { useMarkReadMutation, useArchiveThreadMutation, useSendMessageMutation, useUploadAttachmentMutation } =
  messagesApi;
