import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { EmptyState, Page, RetryAlert, Skeleton } from '../../ui';
import { useStaffTitle } from '../useStaffTitle';
import { AskedDialog } from './AskedDialog';
import { useBackOn } from './backOnDay';
import { DayCounts } from './DayCounts';
import { DayList } from './DayList';
import type { Asking } from './dayListProps';
import { DayNavigation } from './DayNavigation';
import { DayVoice } from './DayVoice';
import { Printed } from './Printed';
import { useActs } from './useActs';
import type { ShownDay } from './useDay';
import { useDayOf } from './useDayOf';

export function ClinicDay({ clinic, date, today }: ShownDay) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const backOn = useBackOn();
  const [asking, setAsking] = useState<Asking>();
  const asked = { clinic: clinic.clinicId, date };
  const { day, error, isFetching, refetch } = useDayOf(asked);
  const acts = useActs(asked);
  const title = { clinic: clinic.name, date: formatDate(date, lang) };
  useStaffTitle(t('staff.day.title', title));
  return (
    <Page title={told('staff.day.title', title)} wide>
      <DayNavigation clinicId={clinic.clinicId} date={date} today={today} />
      <DayVoice asked={asked} day={day} told={acts.told} own={acts.own} />
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {day === undefined && isFetching && <Skeleton cards={3} />}
      {day && <DayCounts day={day} />}
      {day?.appointments.length === 0 && (
        <EmptyState title={t('staff.day.empty.title')} text={t('staff.day.empty.text')} />
      )}
      {day && day.appointments.length > 0 && (
        <DayList
          appointments={day.appointments}
          caption={t('staff.day.caption', { date: title.date })}
          asked={asked}
          backOn={backOn}
          timeZone={clinic.timeZone}
          sent={acts.sent}
          onAct={acts.act}
          onAsk={setAsking}
        />
      )}
      <Printed timeZone={clinic.timeZone} />
      {asking && (
        <AskedDialog
          asking={asking}
          day={asked}
          acts={acts}
          timeZone={clinic.timeZone}
          onClosed={() => {
            setAsking(undefined);
          }}
        />
      )}
    </Page>
  );
}
