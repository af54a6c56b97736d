import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths } from '../../lib/paths';
import { ButtonLink, Cluster, Page } from '../../ui';
import { useClinicTime } from './useClinicTime';

/** The end of a cancellation. */
export function CancelledVisit({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  return (
    <Page title={t('cancel.done.title')} lead={t('cancel.done.text', { date: dateTimeOf(visit) })}>
      <Cluster>
        <ButtonLink to={paths.newAppointment}>{t('visit.bookAnother')}</ButtonLink>
        <ButtonLink to={paths.appointments} look="secondary">{t('cancel.toList')}</ButtonLink>
      </Cluster>
    </Page>
  );
}
