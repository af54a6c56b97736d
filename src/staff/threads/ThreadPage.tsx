import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { readsMessages } from '../../../contract/staffRoles.ts';
import type { StaffThread } from '../../../contract/staffThreads.ts';
import { useTold } from '../../i18n/useTold';
import { Page, RetryAlert, Skeleton } from '../../ui';
import { NoClinic } from '../NoClinic';
import { toThreads } from '../staffPaths';
import { useReadThreadQuery } from '../threadsApi';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useStaffTitle } from '../useStaffTitle';
import { AnswerForm } from './AnswerForm';
import { MessageCard } from './MessageCard';
import { ThreadCare } from './ThreadCare';
import { ThreadVoice } from './ThreadVoice';
import { useAbout } from './useAbout';

function About({ about }: Pick<StaffThread, 'about'>) {
  const told = useTold();
  const { name, facts } = useAbout(about);
  return told('staff.thread.about', { name }, { facts });
}

type Opened = { thread: StaffThread; clinic: StaffClinic; readAgain: () => Promise<unknown> };

function Conversation({ thread, clinic, readAgain }: Opened) {
  const { name } = useAbout(thread.about);
  return (
    <>
      <ThreadVoice thread={thread} />
      {thread.messages.map((message) => (
        <MessageCard key={message.messageId} message={message} patientName={name} clinic={clinic} />
      ))}
      <ThreadCare thread={thread} name={name} />
      <AnswerForm thread={thread} name={name} readAgain={readAgain} />
    </>
  );
}

/** The title of the window stays in the history of the browser: it names no subject. */
function Thread({ threadId, clinic }: { threadId: string; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { currentData: thread, error, isFetching, refetch } = useReadThreadQuery(threadId);
  useStaffTitle(t('staff.thread.page'));
  return (
    <Page
      title={thread?.subject ?? t('staff.thread.page')}
      lead={thread && <About about={thread.about} />}
      back={{ to: toThreads(clinic.clinicId), label: t('staff.threads.back') }}
    >
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {thread === undefined && isFetching && <Skeleton cards={2} />}
      {thread && <Conversation thread={thread} clinic={clinic} readAgain={refetch} />}
    </Page>
  );
}

export function ThreadPage() {
  const { id = '' } = useParams();
  const { clinic } = useClinicsWhere(readsMessages);
  return clinic ? <Thread key={id} threadId={id} clinic={clinic} /> : <NoClinic />;
}
