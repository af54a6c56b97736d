import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { languageOf } from '../../lib/languageOf';
import { NoAnswer, Page, Skeleton } from '../../ui';
import { useAge } from '../day/parts';
import { NoClinic } from '../NoClinic';
import { useReadThreadQuery } from '../threadsApi';
import { threadsAt } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useStaffTitle } from '../useStaffTitle';
import { OpenThread } from './OpenThread';
import { useThreadsClinic } from './useThreadsClinic';

function Thread({ threadId, clinic }: { threadId: string; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { currentData: thread, error, isFetching, refetch } = useReadThreadQuery(threadId);
  const years = useAge(thread?.about.age ?? null);
  useStaffTitle(thread?.subject ?? t('staff.thread.title'));
  return (
    <Page
      title={thread?.subject ?? t('staff.thread.title')}
      titleLang={thread && languageOf(thread.subject)}
      lead={thread && [thread.about.name, years].filter(Boolean).join(', ')}
      back={{ to: threadsAt(clinic.clinicId), label: t('staff.threads.back') }}
    >
      {error && !isFetching && (
        <NoAnswer
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {thread === undefined && isFetching && <Skeleton cards={2} />}
      {thread && (
        <OpenThread
          thread={thread}
          clinic={clinic}
          readAgain={async () => {
            const { data } = await refetch();
            return data?.revision;
          }}
        />
      )}
    </Page>
  );
}

export function ThreadPage() {
  const { id = '' } = useParams();
  const { clinic } = useThreadsClinic();
  return clinic ? <Thread key={id} threadId={id} clinic={clinic} /> : <NoClinic />;
}
