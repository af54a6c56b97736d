import { useTranslation } from 'react-i18next';

import { ViewLinks } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/ViewLinks' } satisfies Subject;

export function TwoViews() {
  const { t } = useTranslation();
  const views = [
    { to: '/app/mailbox', label: t('mailbox.title') },
    { to: '/app/mailbox/sent', label: t('mailbox.folder.sent') },
  ];
  return <ViewLinks label={t('header.messages')} current="/app/mailbox" views={views} />;
}
