import { useTranslation } from 'react-i18next';

import { Alert, Button, Cluster, Stack } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/Alert' } satisfies Subject;

export function Tones() {
  const { t } = useTranslation();
  return (
    <Stack>
      <Alert>{t('errors.network.error')}</Alert>
      <Alert tone="warning" title={t('booking.taken.title')}>
        {t('booking.taken.text')}
      </Alert>
      <Alert tone="success">{t('profile.saved')}</Alert>
      <Alert tone="info">{t('guest.memory')}</Alert>
    </Stack>
  );
}

export function WithActions() {
  const { t } = useTranslation();
  return (
    <Alert title={t('booking.empty')}>
      <Stack $gap="m">
        <p>{t('booking.empty.hint')}</p>
        <Cluster>
          <Button look="secondary">{t('common.retry')}</Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
