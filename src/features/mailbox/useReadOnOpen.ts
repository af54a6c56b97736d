import { useEffect, useRef } from 'react';

import { messageLimits } from '../../../contract/limits.ts';
import type { ThreadAnswer } from '../../../contract/mailbox.ts';
import { useMarkReadMutation } from '../../api/messagesApi';
import { usePageVisible } from '../../ui';

/** Once each. */
export const useReadOnOpen = (thread: ThreadAnswer | undefined): void => {
  const [markRead] = useMarkReadMutation();
  const said = useRef(new Set<string>());
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!thread || thread.archived || !isVisible) return;
    const waiting = thread.messages.filter(
      ({ from, messageId, readAt }) =>
        readAt === null && (from.kind === 'clinic' || from.kind === 'network') && !said.current.has(messageId),
    );
    if (waiting.length === 0) return;
    // The rest follow later.
    const messageIds = waiting.slice(0, messageLimits.readAtOnce).map(({ messageId }) => messageId);
    for (const messageId of messageIds) said.current.add(messageId);
    void markRead({ threadId: thread.threadId, messageIds });
  }, [isVisible, thread, markRead]);
};
