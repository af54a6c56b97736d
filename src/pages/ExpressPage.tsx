import { useTranslation } from 'react-i18next';

import { Page } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** Says what can be done elsewhere for now. */
export function ExpressPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('express.title')} lead={t('express.text')} back={{ to: '/login', label: t('signup.cancel') }}>
      <NetworkPhone />
    </Page>
  );
}
