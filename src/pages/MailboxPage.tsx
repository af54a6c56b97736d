import { useTranslation } from 'react-i18next';

import { useCountUnreadQuery } from '../api/mailboxApi';
import { paths } from '../lib/paths';
import { Page } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** The unread count and whom to call: what a portal without message threads can say (product §8). */
export function MailboxPage() {
  const { t } = useTranslation();
  const { data: count } = useCountUnreadQuery();
  return (
    <Page title={t('mailbox.title')} lead={t('mailbox.text')} back={{ to: paths.home, label: t('header.home') }}>
      {count !== undefined && <p>{count === 0 ? t('home.messages.none') : t('mailbox.unread', { count })}</p>}
      <NetworkPhone />
    </Page>
  );
}
