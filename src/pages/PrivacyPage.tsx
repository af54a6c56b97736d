import { useTranslation } from 'react-i18next';

import { Page } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** Says what can be done elsewhere for now. */
export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('legal.privacy.title')} lead={t('legal.text')} back={{ to: '/login', label: t('signup.cancel') }}>
      <NetworkPhone />
    </Page>
  );
}
