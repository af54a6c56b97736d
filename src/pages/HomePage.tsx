import { useTranslation } from 'react-i18next';

import { NextVisit } from '../features/appointments/NextVisit';
import { useActedFor } from '../features/dependents/useActedFor';
import { selectUnread } from '../features/mailbox/mailboxSlice';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, Page, Stack, TaskCard, TaskCards } from '../ui';

/** The landing page after a sign-in (spec §2): what comes next, the one big action, then what else one may come for. */
export function HomePage() {
  const { t } = useTranslation();
  const { person } = useActedFor();
  const unread = useAppSelector(selectUnread);
  const unreadWords = unread === null ? t('home.messages.unknown') : unread === 0 ? t('home.messages.none') : t('header.unread', { count: unread });
  return (
    <Page title={t('home.hello')} wide>
      <NextVisit person={person} />
      <div><ButtonLink to={paths.newAppointment}>{t('home.book')}</ButtonLink></div>
      <Stack>
        <h2>{t('home.tasks')}</h2>
        <TaskCards>
          <TaskCard to={paths.mailbox} icon="message" label={t('home.messages')} hint={unreadWords} />
          <TaskCard to={paths.appointments} icon="calendar" label={t('home.appointments')} hint={t('home.appointments.hint')} />
        </TaskCards>
      </Stack>
    </Page>
  );
}
