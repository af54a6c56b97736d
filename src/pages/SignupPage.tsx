import { useTranslation } from 'react-i18next';

import { Page } from '../ui';

/** Account creation (spec §2). */
export function SignupPage() {
  const { t } = useTranslation();
  return <Page title={t('signup.title')} lead={t('signup.need')} />;
}
