import { useTranslation } from 'react-i18next';

import { VisitDetail } from '../features/appointments/VisitDetail';
import { paths } from '../lib/paths';
import { Page } from '../ui';
import { VisitPage } from './VisitPage';

/** The details of one visit. */
export function AppointmentPage() {
  const { t } = useTranslation();
  return (
    <VisitPage>
      {({ visit, mayBook, personName }) => (
        <Page title={t('visit.title')} back={{ to: paths.appointments, label: t('visit.list.title') }}>
          <VisitDetail visit={visit} mayBook={mayBook} personName={personName} />
        </Page>
      )}
    </VisitPage>
  );
}
