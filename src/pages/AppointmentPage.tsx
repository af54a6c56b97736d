import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { OneVisit } from '../features/appointments/OneVisit';
import { VisitDetail } from '../features/appointments/VisitDetail';
import { useActedFor } from '../features/dependents/useActedFor';
import { paths } from '../lib/paths';
import { Page } from '../ui';

/** The details of one visit. */
export function AppointmentPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { person } = useActedFor();
  return (
    <OneVisit reservationId={id} person={person}>
      {(visit) => (
        <Page title={t('visit.title')} back={{ to: paths.appointments, label: t('visit.list.title') }}>
          <VisitDetail visit={visit} />
        </Page>
      )}
    </OneVisit>
  );
}
