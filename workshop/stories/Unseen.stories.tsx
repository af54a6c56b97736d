import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { ButtonLink, Pause, Unseen } from '../../src/ui';
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
    <ButtonLink to={paths.mailbox}>
      <strong>{t('home.messages')}</strong>
      <Pause>,</Pause> <span>{t('home.messages.none')}</span>
    </ButtonLink>
  );
}
