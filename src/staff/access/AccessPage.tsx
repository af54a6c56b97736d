import { useTranslation } from 'react-i18next';

import { knowsPeople } from '../../../contract/staffRoles.ts';
import { useTold } from '../../i18n/useTold';
import { EmptyState, Note, Page, RetryAlert, SheetList, Skeleton } from '../../ui';
import { ClinicChoice } from '../ClinicChoice';
import { NoClinic } from '../NoClinic';
import { useShowAccessQuery } from '../peopleApi';
import { toAccess } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useStaffTitle } from '../useStaffTitle';
import { AccessVoice } from './AccessVoice';
import { FindPerson } from './FindPerson';
import { RequestRow } from './RequestRow';

function Requests({ clinic }: { clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { currentData, error, isFetching, refetch } = useShowAccessQuery(clinic.clinicId);
  const requests = currentData?.requests ?? [];
  return (
    <>
      <AccessVoice requests={currentData?.requests} />
      <h2>{t('staff.access.waiting')}</h2>
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={2} />}
      {currentData && requests.length === 0 && (
        <EmptyState title={t('staff.access.empty.title')} text={t('staff.access.empty.text')} />
      )}
      {currentData?.more === true && <Note>{t('staff.access.more', { count: requests.length })}</Note>}
      {requests.length > 0 && (
        <SheetList aria-label={t('staff.access.waiting')}>
          {requests.map((request) => (
            <RequestRow key={request.linkId} request={request} clinic={clinic} />
          ))}
        </SheetList>
      )}
    </>
  );
}

function ClinicAccess({ clinics, clinic }: { clinics: readonly StaffClinic[]; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const told = useTold();
  const { clinicId, name } = clinic;
  useStaffTitle(t('staff.access.title', { clinic: name }));
  return (
    <Page title={told('staff.access.title', { clinic: name })}>
      {clinics.length > 1 && <ClinicChoice key={clinicId} clinics={clinics} clinicId={clinicId} to={toAccess} />}
      <FindPerson key={`find ${clinicId}`} clinic={clinic} />
      <Requests key={`requests ${clinicId}`} clinic={clinic} />
    </Page>
  );
}

export function AccessPage() {
  const { clinics, clinic } = useClinicsWhere(knowsPeople);
  return clinic ? <ClinicAccess clinics={clinics} clinic={clinic} /> : <NoClinic />;
}
