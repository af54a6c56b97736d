import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import { Passing, Unseen } from '../../ui';
import { useHolderText } from './Holder';

type ThreadNews = 'added' | 'answered' | 'holder';

/** The navigation says a message that begins to wait. */
const newsOf = (before: StaffThread, now: StaffThread): ThreadNews | undefined => {
  const last = now.messages.at(-1);
  if (now.messages.length > before.messages.length && last && !last.isMine) {
    if (last.from.kind === 'clinic') return 'answered';
    return before.isWaiting ? 'added' : undefined;
  }
  return before.holder?.name !== now.holder?.name && now.holder?.isMe === false ? 'holder' : undefined;
};

export function ThreadVoice({ thread }: { thread: StaffThread }) {
  const { t } = useTranslation();
  const holderText = useHolderText();
  const [seen, setSeen] = useState(thread);
  const [heard, setHeard] = useState<{ news: ThreadNews; revision: number }>();
  if (seen !== thread) {
    setSeen(thread);
    const news = newsOf(seen, thread);
    if (news) setHeard({ news, revision: thread.revision });
  }
  const words = (news: ThreadNews) => (news === 'holder' ? holderText(thread.holder) : t(`staff.live.thread.${news}`));
  return (
    <Unseen as="div" aria-live="polite">
      {heard && (
        <Passing key={heard.revision}>
          <p>{words(heard.news)}</p>
        </Passing>
      )}
    </Unseen>
  );
}
