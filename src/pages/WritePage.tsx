import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useListWritableClinicsQuery } from '../api/threadsApi';
import { useActedFor } from '../features/dependents/useActedFor';
import { MessagesNotShared } from '../features/mailbox/MessagesNotShared';
import { NotUrgent } from '../features/mailbox/NotUrgent';
import { SendingLimit } from '../features/mailbox/SendingLimit';
import { WriteForm } from '../features/mailbox/WriteForm';
import type { FlashState } from '../lib/flash';
import { paths, toThread } from '../lib/paths';
import { ButtonLink, Card, EmptyState, Page, RetryAlert, Skeleton } from '../ui';

function Writing() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { person, personName } = useActedFor();
  const aboutPatient = person?.patientId ?? null;
  const {
    currentData: choice,
    error,
    refetch,
  } = useListWritableClinicsQuery(aboutPatient, { refetchOnMountOrArgChange: true });
  const sent = async (threadId: string) =>
    navigate(toThread(threadId), {
      replace: true,
      state: { flash: { tone: 'success', message: 'mailbox.sent' } } satisfies FlashState,
    });

  return (
    <Page
      title={t('mailbox.write')}
      back={{ to: paths.mailbox, label: t('mailbox.title') }}
      {...(personName !== undefined && { lead: t('mailbox.about', { name: personName }) })}
    >
      <NotUrgent />
      {error && <RetryAlert error={error} onRetry={refetch} />}
      {!choice && !error && <Skeleton />}
      {choice?.clinics.length === 0 && (
        <EmptyState title={t('mailbox.noClinic')} text={t('mailbox.noClinic.hint')}>
          <ButtonLink to={paths.newAppointment}>{t('booking.title')}</ButtonLink>
        </EmptyState>
      )}
      {choice && choice.clinics.length > 0 && (
        <Card>
          <SendingLimit left={choice.leftToday}>
            <WriteForm
              key={aboutPatient}
              choice={choice}
              aboutPatient={aboutPatient}
              personName={personName}
              onSent={sent}
            />
          </SendingLimit>
        </Card>
      )}
    </Page>
  );
}

export function WritePage() {
  const { seesMessages, isLoading } = useActedFor();
  return seesMessages || isLoading ? <Writing /> : <MessagesNotShared />;
}
