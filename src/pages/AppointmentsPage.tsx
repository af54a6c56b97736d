import { useTranslation } from 'react-i18next';

import { AppointmentLists } from '../features/appointments/AppointmentLists';
import { PersonPicker } from '../features/dependents/PersonPicker';
import { useActedFor } from '../features/dependents/useActedFor';
import { Page } from '../ui';

export function AppointmentsPage() {
  const { t } = useTranslation();
  const { person, personName, seesHistory, mayBook } = useActedFor();
  return (
    <Page title={t('appointment.list.title')}>
      <PersonPicker label={t('appointment.list.of')} />
      {seesHistory ? (
        <AppointmentLists person={person} mayBook={mayBook} personName={personName} />
      ) : (
        <p>{t('appointment.list.noAccess')}</p>
      )}
    </Page>
  );
}
