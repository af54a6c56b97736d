import { useTranslation } from 'react-i18next';

import { EmptyState, NoAnswer, Note, Page, SheetList, Skeleton } from '../../ui';
import { useShowThreadsQuery } from '../threadsApi';
import { useStaffTitle } from '../useStaffTitle';
import type { StaffClinic } from '../useClinic';
import { ClinicChoice } from './ClinicChoice';
import { ThreadRow } from './ThreadRow';

export function ClinicThreads({ clinics, clinic }: { clinics: readonly StaffClinic[]; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { clinicId, name, timeZone } = clinic;
  const { currentData, error, isFetching, refetch } = useShowThreadsQuery(clinicId);
  const title = t('staff.threads.title', { clinic: name });
  useStaffTitle(title);
  const threads = currentData?.threads ?? [];
  return (
    <Page title={title}>
      {clinics.length > 1 && <ClinicChoice key={clinicId} clinics={clinics} clinicId={clinicId} />}
      {error && !isFetching && (
        <NoAnswer
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {currentData === undefined && isFetching && <Skeleton cards={3} />}
      {currentData && threads.length === 0 && (
        <EmptyState title={t('staff.threads.empty.title')} text={t('staff.threads.empty.text')} />
      )}
      {currentData && currentData.waiting > threads.length && (
        <Note>{t('staff.threads.oldest', { shown: threads.length, waiting: currentData.waiting })}</Note>
      )}
      {threads.length > 0 && (
        <SheetList aria-label={t('staff.threads.list')}>
          {threads.map((thread) => (
            <ThreadRow key={thread.threadId} thread={thread} clinicId={clinicId} timeZone={timeZone} />
          ))}
        </SheetList>
      )}
    </Page>
  );
}
