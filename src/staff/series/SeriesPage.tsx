import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { changesSlots } from '../../../contract/staffRoles.ts';
import type { StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { useTold } from '../../i18n/useTold';
import { EmptyState, Page, RetryAlert, Skeleton } from '../../ui';
import { dateShown } from '../dateShown';
import { NoClinic } from '../NoClinic';
import { useShowSeriesChoicesQuery } from '../slotsApi';
import { toSlots } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { useStaffTitle } from '../useStaffTitle';
import { SeriesForm } from './SeriesForm';

type Props = { clinicId: string; choices: StaffSeriesChoices; date: string; today: string };

function Series(props: Props) {
  const { t } = useTranslation();
  const { isPublished, services } = props.choices;
  if (isPublished)
    return <EmptyState title={t('staff.series.published.title')} text={t('staff.series.published.text')} />;
  if (services.length === 0)
    return <EmptyState title={t('staff.series.noService.title')} text={t('staff.series.noService.text')} />;
  return <SeriesForm {...props} />;
}

function ClinicSeries({ clinic, date, today }: { clinic: StaffClinic; date: string; today: string }) {
  const { t } = useTranslation();
  const told = useTold();
  const { clinicId, name } = clinic;
  const { currentData, error, isFetching, refetch } = useShowSeriesChoicesQuery(clinicId);
  useStaffTitle(t('staff.series.title', { clinic: name }));
  return (
    <Page
      title={told('staff.series.title', { clinic: name })}
      lead={t('staff.series.lead')}
      back={{ to: toSlots(clinicId, date), label: t('staff.series.back') }}
    >
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={1} />}
      {currentData && <Series clinicId={clinicId} choices={currentData} date={date} today={today} />}
    </Page>
  );
}

/** From the day that the address names, or today at the clinic. */
export function SeriesPage() {
  const { clinic } = useClinicsWhere(changesSlots);
  const [asked] = useSearchParams();
  if (!clinic) return <NoClinic />;
  const { date, today } = dateShown(asked, clinic.timeZone);
  return <ClinicSeries key={clinic.clinicId} clinic={clinic} today={today} date={date > today ? date : today} />;
}
