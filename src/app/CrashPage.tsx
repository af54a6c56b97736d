import { useTranslation } from 'react-i18next';

import { Button, Page } from '../ui';

/** A fault of our own: what happened to what was typed, and a way on. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('crash.title')} lead={t('crash.text')}>
      <div><Button onPress={() => { window.location.reload(); }}>{t('crash.reload')}</Button></div>
    </Page>
  );
}
