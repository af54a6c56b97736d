import { useTranslation } from 'react-i18next';

import { Page } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** Says what can be done elsewhere for now. */
export function RecoverPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('recover.title')} lead={t('recover.text')} back={{ to: '/login', label: t('signup.cancel') }}>
      <NetworkPhone />
    </Page>
  );
}
