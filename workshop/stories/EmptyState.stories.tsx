import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { ButtonLink, EmptyState } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/EmptyState' } satisfies Subject;

export function Bare() {
  const { t } = useTranslation();
  return <EmptyState title={t('mailbox.empty.inbox')} text={t('mailbox.empty.inbox.hint')} />;
}

export function WithTheOneThingToDo() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('appointment.upcoming.none')} text={t('appointment.upcoming.none.hint')}>
      <ButtonLink to={paths.newAppointment}>{t('home.book')}</ButtonLink>
    </EmptyState>
  );
}
