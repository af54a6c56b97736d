import { useTranslation } from 'react-i18next';

import { Cluster, Stack } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/Stack' } satisfies Subject;

export function UnderEachOther() {
  const { t } = useTranslation();
  return (
    <Stack $gap="m">
      <p>{t('appointment.prepare.card')}</p>
      <p>{t('appointment.prepare.medication')}</p>
    </Stack>
  );
}

export function BesideEachOther() {
  const { t } = useTranslation();
  return (
    <Cluster>
      <p>{t('appointment.prepare.card')}</p>
      <p>{t('appointment.prepare.medication')}</p>
    </Cluster>
  );
}
