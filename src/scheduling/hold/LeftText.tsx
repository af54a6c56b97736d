import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/useLanguage';
import { inFull, partsOf } from '../../lib/duration';
import { Unseen } from '../../ui';

const useSeenTime = (left: number): string => {
  const { t } = useTranslation();
  const { hours, minutes, seconds } = partsOf(left);
  if (hours > 0) return t('hold.time.hours', { hours, minutes: String(minutes).padStart(2, '0') });
  return minutes > 0
    ? t('hold.time', { minutes, seconds: String(seconds).padStart(2, '0') })
    : t('hold.time.seconds', { seconds });
};

/** `left` in seconds: seen as “4 min 30 s”, heard in whole words. */
export function LeftText({ left }: { left: number }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const seen = useSeenTime(left);
  return (
    <>
      <span aria-hidden="true">{t('hold.left', { time: seen })}</span>
      <Unseen>{t('hold.left', { time: inFull(lang, left) })}</Unseen>
    </>
  );
}
