import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { useGetNetworkQuery } from '../../api/appointmentsApi';
import { Missed, Page, type Asking } from '../../ui';
import type { BookingStepProps } from '../channel/bookingPort';
import { useBookingChannel } from '../channel/channel';
import { CriteriaForm } from './CriteriaForm';
import { LimitNotice } from './LimitNotice';
import { UrgencyLine } from './UrgencyLine';

type Props = BookingStepProps & { today: string; progress: string; asked?: readonly Asking[] };

export function SearchStep(props: Props) {
  const { t } = useTranslation();
  const { choice, go, person, today, progress, asked = [] } = props;
  const { root } = useBookingChannel().area;
  const network = useGetNetworkQuery(root === 'rvsp' ? skipToken : root);
  return (
    <Page title={t('booking.title')} lead={progress}>
      <Missed queries={[network, ...asked]} />
      <UrgencyLine />
      <LimitNotice {...props} />
      <CriteriaForm
        key={person?.patientId}
        choice={choice}
        today={today}
        person={person}
        onSearch={(next) => {
          go('places', { choice: next });
        }}
      />
    </Page>
  );
}
