import { useTranslation } from 'react-i18next';

import { paths } from '../lib/paths';
import { ButtonLink, Page } from '../ui';

/** The landing page after a sign-in (spec §2). */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('home.hello')} wide>
      <div><ButtonLink to={paths.newAppointment}>{t('home.book')}</ButtonLink></div>
    </Page>
  );
}
