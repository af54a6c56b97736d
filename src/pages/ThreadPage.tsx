import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { mailboxCalls } from '../../contract/calls/mailboxCalls.ts';
import { isAbsent, refusalIn, unlessRefused } from '../api/capability';
import { useListThreadsInfiniteQuery, useOpenThreadQuery } from '../api/threadsApi';
import { AppointmentState } from '../features/appointments/AppointmentState';
import { selectConfig } from '../features/config/configSlice';
import { PeopleMissed } from '../features/dependents/PeopleMissed';
import { useActedFor } from '../features/dependents/useActedFor';
import { ArchiveButton } from '../features/mailbox/ArchiveButton';
import { MessageSheet } from '../features/mailbox/MessageSheet';
import { ReplyForm } from '../features/mailbox/ReplyForm';
import { useReadOnOpen } from '../features/mailbox/useReadOnOpen';
import { useLanguage } from '../i18n/useLanguage';
import { languageOf } from '../lib/languageOf';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { Cluster, Page, PrintButton, RetryAlert, Skeleton } from '../ui';

export function ThreadPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { id = '' } = useParams();
  const { brand, roots } = useAppSelector(selectConfig);
  const networkName = brand.name[lang];
  const fileAddress = (attachmentId: string) =>
    roots.main + mailboxCalls.downloadAttachment.path.replace(':id', attachmentId);
  const { currentData, error, refetch } = useOpenThreadQuery(id, { refetchOnMountOrArgChange: true });
  const thread = unlessRefused(currentData, error);
  // No such thread, or no threads at all.
  const isUnknown = error !== undefined && isAbsent(error);
  const { isSuccess: hasThreads } = useListThreadsInfiniteQuery({ folder: 'inbox' }, { skip: !isUnknown });
  const { people, isLoading } = useActedFor();
  useReadOnOpen(thread);
  const back = { to: paths.mailbox, label: t('mailbox.title') };

  if (!thread) {
    const isGone = refusalIn(error)?.message === 'errors.notFound' || (isUnknown && hasThreads);
    const isFailed = error && !isGone && !isUnknown;
    return (
      <Page title={t('mailbox.thread')} back={back}>
        {!isFailed && !isGone && <Skeleton cards={2} />}
        {isGone && <p>{t('mailbox.missing')}</p>}
        {isFailed && <RetryAlert error={error} onRetry={refetch} />}
      </Page>
    );
  }
  const { archived, messages, replyTo, subject, threadId } = thread;
  const dependent = people.find(({ patientId }) => patientId === thread.aboutPatient.patientId);
  const person = dependent === undefined ? null : { patientId: dependent.patientId };
  return (
    <Page
      title={<span lang={languageOf(subject)}>{subject}</span>}
      back={back}
      {...(dependent && { lead: t('mailbox.about', { name: dependent.name }) })}
    >
      <PeopleMissed />
      {messages.map((message) => (
        <MessageSheet
          key={message.messageId}
          message={message}
          networkName={networkName}
          fileAddress={fileAddress}
          appointmentState={(appointmentId) =>
            !isLoading &&
            dependent?.seesHistory !== false && <AppointmentState reservationId={appointmentId} person={person} />
          }
        />
      ))}
      <Cluster>
        <ArchiveButton threadId={threadId} archived={archived} />
        <PrintButton />
      </Cluster>
      {replyTo && (
        <ReplyForm
          key={threadId}
          thread={thread}
          clinic={replyTo}
          personName={dependent?.name}
          onSent={() => {
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
