import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths } from '../../lib/paths';
import { ButtonLink, Cluster, Page } from '../../ui';
import { useClinicTime } from './useClinicTime';
import { useOwnerWords } from './useOwnerWords';

/** The end of a cancellation. */
export function CancelledVisit({ visit, personName }: { visit: Reservation; personName: string | undefined }) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const of = useOwnerWords();
  const date = dateTimeOf(visit);
  const lead =
    personName === undefined
      ? t('cancel.done.text', { date })
      : t('cancel.done.text.for', { of: of(personName), date });
  return (
    <Page title={t('cancel.done.title')} lead={lead}>
      <Cluster>
        <ButtonLink to={paths.newAppointment}>{t('visit.bookAnother')}</ButtonLink>
        <ButtonLink to={paths.appointments} look="secondary">
          {t('cancel.toList')}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
