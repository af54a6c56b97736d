import { useTranslation } from 'react-i18next';

import type { StaffConnection } from '../../../contract/staffConnection.ts';
import { seesConnection } from '../../../contract/staffRoles.ts';
import { useTold } from '../../i18n/useTold';
import { ButtonLink, Page, RetryAlert, Skeleton } from '../../ui';
import { ClinicChoice } from '../ClinicChoice';
import { useShowConnectionQuery } from '../connectionApi';
import { NoClinic } from '../NoClinic';
import { toConnection, toTrail } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useStaffTitle } from '../useStaffTitle';
import { Colleagues } from './Colleagues';
import { Conflicts } from './Conflicts';
import { SourceCard } from './SourceCard';

function Connected({ known, clinic }: { known: StaffConnection; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { conflicts, source, staff } = known;
  return (
    <>
      <h2>{t('staff.connection.source')}</h2>
      <SourceCard source={source} timeZone={clinic.timeZone} />
      {(source !== null || conflicts.length > 0) && (
        <>
          <h2>{t('staff.connection.conflicts')}</h2>
          <Conflicts conflicts={conflicts} clinic={clinic} />
        </>
      )}
      <h2>{t('staff.connection.staff')}</h2>
      <Colleagues staff={staff} />
      <div>
        <ButtonLink to={toTrail(clinic.clinicId)} look="secondary">
          {t('staff.trail.link')}
        </ButtonLink>
      </div>
    </>
  );
}

function Connection({ clinic }: { clinic: StaffClinic }) {
  const { currentData, error, isFetching, refetch } = useShowConnectionQuery(clinic.clinicId);
  return (
    <>
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={2} />}
      {currentData && <Connected known={currentData} clinic={clinic} />}
    </>
  );
}

function ClinicConnection({ clinics, clinic }: { clinics: readonly StaffClinic[]; clinic: StaffClinic }) {
  const { t } = useTranslation();
  const told = useTold();
  const { clinicId, name } = clinic;
  useStaffTitle(t('staff.connection.title', { clinic: name }));
  return (
    <Page title={told('staff.connection.title', { clinic: name })}>
      {clinics.length > 1 && <ClinicChoice key={clinicId} clinics={clinics} clinicId={clinicId} to={toConnection} />}
      <Connection key={`connection ${clinicId}`} clinic={clinic} />
    </Page>
  );
}

export function ConnectionPage() {
  const { clinics, clinic } = useClinicsWhere(seesConnection);
  return clinic ? <ClinicConnection clinics={clinics} clinic={clinic} /> : <NoClinic />;
}
