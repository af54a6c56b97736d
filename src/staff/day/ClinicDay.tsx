import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffAppointment } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { EmptyState, NoAnswer, Page, Skeleton } from '../../ui';
import { useShowDayQuery } from '../staffApi';
import { useStaffTitle } from '../useStaffTitle';
import { CancelDialog } from './CancelDialog';
import { DayCounts } from './DayCounts';
import { DayNavigation } from './DayNavigation';
import { DayList } from './DayList';
import { DayVoice } from './DayVoice';
import { Printed } from './Printed';
import { useActs } from './useActs';
import { useBackOn } from './backOnDay';
import type { StaffClinic } from '../useClinic';

type Props = { clinics: readonly StaffClinic[]; clinic: StaffClinic; date: string; today: string };

export function ClinicDay({ clinics, clinic, date, today }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const backOn = useBackOn();
  const [cancelling, setCancelling] = useState<StaffAppointment>();
  const asked = { clinic: clinic.clinicId, date };
  const { currentData: day, error, isFetching, refetch } = useShowDayQuery(asked);
  const acts = useActs(asked);
  const title = t('staff.day.title', { clinic: clinic.name, date: formatDate(date, lang) });
  useStaffTitle(title);
  return (
    <Page title={title} wide>
      <DayNavigation clinics={clinics} clinicId={clinic.clinicId} date={date} today={today} />
      <DayVoice asked={asked} day={day} told={acts.told} own={acts.own} />
      {error && !isFetching && (
        <NoAnswer
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {day === undefined && isFetching && <Skeleton cards={3} />}
      {day && <DayCounts day={day} />}
      {day?.appointments.length === 0 && (
        <EmptyState title={t('staff.day.empty.title')} text={t('staff.day.empty.text')} />
      )}
      {day && day.appointments.length > 0 && (
        <DayList
          appointments={day.appointments}
          caption={t('staff.day.caption', { date: formatDate(date, lang) })}
          asked={asked}
          backOn={backOn}
          timeZone={clinic.timeZone}
          sent={acts.sent}
          onAct={acts.act}
          onCancel={setCancelling}
        />
      )}
      <Printed timeZone={clinic.timeZone} />
      {cancelling && (
        <CancelDialog
          appointment={cancelling}
          day={asked}
          timeZone={clinic.timeZone}
          onClosed={() => {
            setCancelling(undefined);
          }}
          onSending={acts.cancelling}
          onCancelled={acts.tellCancelled}
        />
      )}
    </Page>
  );
}
