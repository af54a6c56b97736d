import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import { Passing, saysWhole, Unseen } from '../../ui';
import { useHolder, useIsMe } from './useHolder';

type ThreadNews = 'added' | 'answered' | 'holder';

/** A message that begins to wait is said by the navigation. */
const newsOf = (
  before: StaffThread,
  now: StaffThread,
  isMe: (staffId: string | null) => boolean,
): ThreadNews | undefined => {
  const last = now.messages.at(-1);
  if (last !== undefined && now.messages.length > before.messages.length) {
    if (last.from.kind === 'clinic') return isMe(last.from.staffId) ? undefined : 'answered';
    return before.isWaiting ? 'added' : undefined;
  }
  const isOthers = now.holder !== null && !isMe(now.holder.staffId);
  return isOthers && now.holder?.staffId !== before.holder?.staffId ? 'holder' : undefined;
};

export function ThreadVoice({ thread }: { thread: StaffThread }) {
  const { t } = useTranslation();
  const isMe = useIsMe();
  const { words } = useHolder(thread.holder);
  const [seen, setSeen] = useState(thread);
  const [heard, setHeard] = useState<{ text: string; count: number }>();
  if (seen !== thread) {
    setSeen(thread);
    const news = newsOf(seen, thread, isMe);
    if (news !== undefined) {
      const text = news === 'holder' ? words : t(`staff.live.thread.${news}`);
      setHeard({ text, count: (heard?.count ?? 0) + 1 });
    }
  }
  return (
    <Unseen as="div" {...saysWhole}>
      <p>{heard && <Passing key={heard.count}>{heard.text}</Passing>}</p>
    </Unseen>
  );
}
