import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Page } from '../../ui';
import type { BookingStepProps } from '../channel/bookingPort';
import { CriteriaForm } from './CriteriaForm';
import { LimitNotice, LimitRule } from './LimitNotice';
import { UrgencyLine } from './UrgencyLine';

type Props = BookingStepProps & { today: string; progress: string; notice: ReactNode };

export function SearchStep(props: Props) {
  const { t } = useTranslation();
  const { choice, go, person, today, progress, notice } = props;
  return (
    <Page title={t('booking.title')} lead={progress}>
      <UrgencyLine />
      <LimitNotice {...props} />
      {notice}
      <CriteriaForm
        key={person?.patientId}
        choice={choice}
        today={today}
        person={person}
        onSearch={(next) => {
          go('places', { choice: next });
        }}
      />
      <LimitRule {...props} />
    </Page>
  );
}
