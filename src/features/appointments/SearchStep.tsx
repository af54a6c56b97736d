import { useTranslation } from 'react-i18next';

import { Page } from '../../ui';
import type { BookingStepProps } from './bookingPort';
import { CriteriaForm } from './CriteriaForm';
import { UrgencyLine } from './UrgencyLine';

type Props = BookingStepProps & { today: string; progress: string };

/** What one comes for, where and when. */
export function SearchStep({ choice, go, today, progress }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('booking.title')} lead={progress}>
      <UrgencyLine />
      <CriteriaForm choice={choice} today={today} onSearch={(next) => { go('places', { choice: next }); }} />
    </Page>
  );
}
