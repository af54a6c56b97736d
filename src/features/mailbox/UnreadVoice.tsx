import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAppSelector } from '../../store/hooks';
import { Passing, Unseen } from '../../ui';
import { selectUnread } from './mailboxSlice';

/** Milliseconds. */
const togetherMs = 1_000;

/** Silent where a notice says it: `told` changes. */
export function UnreadVoice({ told }: { told: number }) {
  const { t } = useTranslation();
  const unread = useAppSelector(selectUnread);
  const [known, setKnown] = useState({ unread, told, isNew: false });
  const isKnown = known.unread === unread && known.told === told;
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setTimeout(() => {
      setKnown((before) => ({
        unread,
        told,
        isNew: before.told === told && before.unread !== null && (unread ?? 0) > before.unread,
      }));
    }, togetherMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isKnown, unread, told]);
  return (
    <Unseen aria-live="polite" aria-atomic="true">
      {known.isNew && known.unread !== null && (
        <Passing key={known.unread}>{t('live.message', { count: known.unread })}</Passing>
      )}
    </Unseen>
  );
}
