import { useTranslation } from 'react-i18next';

import { Outcome, Page } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/Outcome', parameters: { frame: 'page' } } satisfies Subject;

export function Done() {
  const { t } = useTranslation();
  return (
    <Page title={t('profile.title')}>
      <Outcome tone="success">{t('profile.saved')}</Outcome>
    </Page>
  );
}

export function Refused() {
  const { t } = useTranslation();
  return (
    <Page title={t('profile.title')}>
      <Outcome tone="error">{t('errors.unavailable')}</Outcome>
    </Page>
  );
}
