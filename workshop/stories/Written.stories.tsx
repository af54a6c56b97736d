import { useTranslation } from 'react-i18next';

import { Card, WrittenHead, WrittenText } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Written' } satisfies Subject;

export function Message() {
  const { t } = useTranslation();
  return (
    <Card as="article">
      <WrittenHead>
        <h2>{t('mailbox.reply')}</h2>
        <p>{t('mailbox.body.hint')}</p>
      </WrittenHead>
      <WrittenText>{t('mailbox.unknown')}</WrittenText>
    </Card>
  );
}
