import { useTranslation } from 'react-i18next';

import { TaskMissed } from '../../ui';
import { useNetwork } from '../text/useNetwork';

export function ClinicsMissed() {
  const { t } = useTranslation();
  const { missed, askAgain } = useNetwork();
  return missed && <TaskMissed icon="place" label={t('booking.clinics')} error={missed} onRetry={askAgain} />;
}
