import { useTranslation } from 'react-i18next';

import { Pause, Unseen } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Unseen' } satisfies Subject;

export function BesideShortWords() {
  const { t } = useTranslation();
  return (
    <p>
      <span aria-hidden="true">{t('hold.left', { time: t('hold.time.seconds', { seconds: 30 }) })}</span>
      <Unseen>{t('hold.said', { time: 30 })}</Unseen>
    </p>
  );
}

export function PauseBetweenParts() {
  const { t } = useTranslation();
  return (
    <a href="#messages">
      <strong>{t('home.messages')}</strong>
      <Pause>,</Pause> <span>{t('home.messages.none')}</span>
    </a>
  );
}
