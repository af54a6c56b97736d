import { useState } from 'react';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import type { StaffClinic } from '../useClinic';
import { AnswerForm } from './AnswerForm';
import { MessageCard } from './MessageCard';
import { ThreadCare } from './ThreadCare';
import { ThreadVoice } from './ThreadVoice';

type Props = { thread: StaffThread; clinic: StaffClinic; readAgain: () => Promise<number | undefined> };

export function OpenThread({ thread, clinic, readAgain }: Props) {
  const [begunAt, setBegunAt] = useState<number>();
  return (
    <>
      <ThreadVoice thread={thread} />
      {thread.messages.map((message) => (
        <MessageCard key={message.messageId} message={message} clinic={clinic} />
      ))}
      <ThreadCare
        thread={thread}
        onActed={() => {
          setBegunAt((begun) => (begun === undefined ? undefined : begun + 1));
        }}
      />
      <AnswerForm thread={thread} begunAt={begunAt} onBegun={setBegunAt} readAgain={readAgain} />
    </>
  );
}
