import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import { useTold } from '../../i18n/useTold';
import { EmptyState, Page, RetryAlert, Skeleton } from '../../ui';
import { NoClinic } from '../NoClinic';
import { toDay } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useStaffTitle } from '../useStaffTitle';
import { useAge } from './useAge';
import { useDay } from './useDay';
import { useDayOf } from './useDayOf';
import { useWhen } from './useWhen';

export type OnDay = { appointment: StaffAppointment; asked: StaffDayQuery; clinic: StaffClinic };

type Props = { page: 'move' | 'write'; children: (found: OnDay) => ReactNode };

/** Once found it stays, so that nothing typed is lost when the patient moves it to another day. */
const useAppointment = (asked: StaffDayQuery, reservationId: string) => {
  const { day, ...answer } = useDayOf(asked);
  const found = day?.appointments.find((one) => one.reservationId === reservationId);
  const [known, setKnown] = useState(found);
  if (found !== undefined && found !== known) setKnown(found);
  return { ...answer, day, appointment: found ?? known };
};

function About({ appointment, clinic }: Pick<OnDay, 'appointment' | 'clinic'>) {
  const told = useTold();
  const years = useAge(appointment.age);
  const when = useWhen(appointment, clinic.timeZone);
  return years === undefined ? <span translate="no">{when}</span> : told('staff.about', { when }, { years });
}

type Asked = Props & { asked: StaffDayQuery; clinic: StaffClinic; reservationId: string };

function OfDay({ page, asked, clinic, reservationId, children }: Asked) {
  const { t } = useTranslation();
  const told = useTold();
  const { appointment, day, error, isFetching, refetch } = useAppointment(asked, reservationId);
  useStaffTitle(t(`staff.${page}.page`));
  return (
    <Page
      title={appointment ? told(`staff.${page}.title`, { name: appointment.name }) : t(`staff.${page}.page`)}
      lead={appointment && <About appointment={appointment} clinic={clinic} />}
      back={{ to: toDay(asked.clinic, asked.date), label: t('staff.back') }}
    >
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {day === undefined && appointment === undefined && isFetching && <Skeleton cards={1} />}
      {day && appointment === undefined && <EmptyState title={t('staff.gone.title')} text={t('staff.gone.text')} />}
      {appointment && children({ appointment, asked, clinic })}
    </Page>
  );
}

/** A page about one appointment of the day that its address names. */
export function AppointmentPage(props: Props) {
  const { id = '' } = useParams();
  const day = useDay();
  if (!day) return <NoClinic />;
  const { clinic, date } = day;
  return <OfDay key={id} {...props} asked={{ clinic: clinic.clinicId, date }} clinic={clinic} reservationId={id} />;
}
