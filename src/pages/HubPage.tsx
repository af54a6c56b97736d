import { useTranslation } from 'react-i18next';

import { Page } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** Says what can be done elsewhere for now. */
export function HubPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('hub.title')} lead={t('hub.text')} back={{ to: '/login', label: t('signup.cancel') }}>
      <NetworkPhone />
    </Page>
  );
}
