import { useTranslation } from 'react-i18next';

import { AlertList } from '../features/alerts/AlertList';
import { useActedFor } from '../features/dependents/useActedFor';
import { Page, Waiting } from '../ui';

export function AlertsPage() {
  const { t } = useTranslation();
  const { people, choose, isLoading } = useActedFor();
  if (isLoading) return <Waiting />;
  return (
    <Page title={t('alert.list.title')}>
      <AlertList people={people} choose={choose} />
    </Page>
  );
}
