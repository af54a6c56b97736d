import { useTranslation } from 'react-i18next';

import { Cluster, Tag } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Tag' } satisfies Subject;

export function Tones() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <Tag>{t('appointment.status.past')}</Tag>
      <Tag tone="success">{t('appointment.status.booked')}</Tag>
      <Tag tone="info">{t('mailbox.unread.only')}</Tag>
    </Cluster>
  );
}
