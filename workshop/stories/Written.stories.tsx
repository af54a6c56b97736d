import { useTranslation } from 'react-i18next';

import { Card, WrittenHead, WrittenText } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Written' } satisfies Subject;

export function Message() {
  const { t } = useTranslation();
  return (
    <Card as="article">
      <WrittenHead>
        <h2>{t('mailbox.me')}</h2>
        <p>{t('mailbox.title')}</p>
      </WrittenHead>
      <WrittenText>{t('offline.text')}</WrittenText>
    </Card>
  );
}
