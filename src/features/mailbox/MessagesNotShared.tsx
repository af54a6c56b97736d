import { useTranslation } from 'react-i18next';

import { Page } from '../../ui';

export function MessagesNotShared({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Page title={t('mailbox.title')}>
      <p>{t('mailbox.notShared', { name })}</p>
    </Page>
  );
}
