import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { seesConnection } from '../../../contract/staffRoles.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { EmptyState, Page, RetryAlert, Skeleton } from '../../ui';
import { useShowTrailQuery } from '../connectionApi';
import { dateShown } from '../dateShown';
import { DayNavigation } from '../day/DayNavigation';
import { NoClinic } from '../NoClinic';
import { toConnection, toTrail } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useStaffTitle } from '../useStaffTitle';
import { TrailList } from './TrailList';

type Props = { clinics: readonly StaffClinic[]; clinic: StaffClinic; date: string; today: string };

function ClinicTrail({ clinics, clinic: { clinicId, name, timeZone }, date, today }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const { currentData, error, isFetching, refetch } = useShowTrailQuery({ clinic: clinicId, date });
  useStaffTitle(t('staff.trail.title', { clinic: name }));
  return (
    <Page
      title={told('staff.trail.title', { clinic: name })}
      lead={told('staff.trail.lead', { date: formatDate(date, lang) })}
      back={{ to: toConnection(clinicId), label: t('staff.trail.back') }}
    >
      <DayNavigation clinicId={clinicId} clinics={clinics} date={date} today={today} to={toTrail} />
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={1} />}
      {currentData?.lines.length === 0 && (
        <EmptyState title={t('staff.trail.none.title')} text={t('staff.trail.none.text')} />
      )}
      {currentData && currentData.lines.length > 0 && <TrailList trail={currentData} timeZone={timeZone} />}
    </Page>
  );
}

export function TrailPage() {
  const { clinics, clinic } = useClinicsWhere(seesConnection);
  const [asked] = useSearchParams();
  if (!clinic) return <NoClinic />;
  return <ClinicTrail key={clinic.clinicId} clinics={clinics} clinic={clinic} {...dateShown(asked, clinic.timeZone)} />;
}
