import { useTranslation } from 'react-i18next';

import { readsMessages } from '../../../contract/staffRoles.ts';
import { useTold } from '../../i18n/useTold';
import { EmptyState, Note, Page, RetryAlert, SheetList, Skeleton } from '../../ui';
import { ClinicChoice } from '../ClinicChoice';
import { NoClinic } from '../NoClinic';
import { toThreads } from '../staffPaths';
import { useShowThreadsQuery } from '../threadsApi';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useStaffTitle } from '../useStaffTitle';
import { ThreadRow } from './ThreadRow';

function ClinicThreads({ clinics, clinic }: { clinics: readonly StaffClinic[]; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const told = useTold();
  const { clinicId, name, timeZone } = clinic;
  const { currentData, error, isFetching, refetch } = useShowThreadsQuery(clinicId);
  useStaffTitle(t('staff.threads.title', { clinic: name }));
  const threads = currentData?.threads ?? [];
  return (
    <Page title={told('staff.threads.title', { clinic: name })}>
      {clinics.length > 1 && <ClinicChoice key={clinicId} clinics={clinics} clinicId={clinicId} to={toThreads} />}
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
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

export function ThreadsPage() {
  const { clinics, clinic } = useClinicsWhere(readsMessages);
  return clinic ? <ClinicThreads clinics={clinics} clinic={clinic} /> : <NoClinic />;
}
