import { useTranslation } from 'react-i18next';

import { VerificationAgain } from '../../scheduling/channel/VerificationAgain';
import { Stack } from '../../ui';

export function EmailFirst() {
  const { t } = useTranslation();
  return (
    <Stack>
      <p>{t('booking.emailFirst')}</p>
      <VerificationAgain />
    </Stack>
  );
}
