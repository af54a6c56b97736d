import { useTranslation } from 'react-i18next';

import { ThingsToFinish } from '../features/account/ThingsToFinish';
import { AlertsTask } from '../features/alerts/AlertsTask';
import { Offers } from '../features/alerts/Offers';
import { NextAppointment } from '../features/appointments/NextAppointment';
import { BookAgain } from '../features/booking/BookAgain';
import { selectBrand } from '../features/config/configSlice';
import { DependentsTask } from '../features/dependents/DependentsTask';
import { useActedFor } from '../features/dependents/useActedFor';
import { selectUnread } from '../features/mailbox/mailboxSlice';
import { WaitingMessages } from '../features/mailbox/WaitingMessages';
import { FactorOffer } from '../features/session/secondFactor/FactorOffer';
import { useLanguage } from '../i18n/useLanguage';
import { useTold } from '../i18n/useTold';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, Page, Stack, TaskCard, TaskCards } from '../ui';

export function HomePage() {
  const { t } = useTranslation();
  const told = useTold();
  const { person, personName, seesHistory, mayBook, people, choose } = useActedFor();
  const unread = useAppSelector(selectUnread);
  const networkName = useAppSelector(selectBrand).name[useLanguage()];
  const unreadText =
    unread === null
      ? t('home.messages.unknown')
      : unread === 0
        ? t('home.messages.none')
        : t('header.unread', { count: unread });
  return (
    <Page title={t('home.hello')} wide>
      {/* Nothing that loads stands above it. */}
      <div>
        <ButtonLink to={paths.newAppointment}>
          {personName === undefined ? t('home.book') : told('home.book.for', { name: personName })}
        </ButtonLink>
      </div>
      <Offers people={people} choose={choose} />
      {mayBook && <BookAgain person={person} personName={personName} />}
      <NextAppointment person={person} seesHistory={seesHistory} mayBook={mayBook} personName={personName} />
      <WaitingMessages aboutPatient={person?.patientId ?? null} networkName={networkName} />
      {person === null && <ThingsToFinish />}
      {person === null && <FactorOffer />}
      <Stack>
        <h2>{t('home.tasks')}</h2>
        <TaskCards>
          <TaskCard to={paths.mailbox} icon="message" label={t('home.messages')} hint={unreadText} />
          <TaskCard
            to={paths.appointments}
            icon="calendar"
            label={t('home.appointments')}
            hint={t('home.appointments.hint')}
          />
          <AlertsTask />
          <DependentsTask />
        </TaskCards>
      </Stack>
    </Page>
  );
}
