import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { StaffAppointment, StaffDayQuery } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDateTime } from '../../lib/clinicTime';
import { EmptyState, NoAnswer, Page, Skeleton } from '../../ui';
import { NoClinic } from '../NoClinic';
import { selectMember } from '../sessionSlice';
import { useShowDayQuery } from '../staffApi';
import { dayAt } from '../staffPaths';
import { useStaffSelector } from '../staffStore';
import { useStaffTitle } from '../useStaffTitle';
import type { StaffClinic } from '../useClinic';
import { useAge } from './parts';
import { useDay } from './useDay';

export type OnDay = { appointment: StaffAppointment; asked: StaffDayQuery; clinic: StaffClinic };

type Props = { page: 'move' | 'write'; children: (found: OnDay) => ReactNode };

const useAppointment = (asked: StaffDayQuery, reservationId: string) => {
  const { currentData: day, ...answer } = useShowDayQuery(asked);
  const found = day?.appointments.find((one) => one.reservationId === reservationId);
  const [known, setKnown] = useState(found);
  if (found !== undefined && found !== known) setKnown(found);
  return { ...answer, day, appointment: found ?? known };
};

type About = Props & { asked: StaffDayQuery; clinic: StaffClinic; reservationId: string };

function About({ page, asked, clinic, reservationId, children }: About) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { appointment, day, error, isFetching, refetch } = useAppointment(asked, reservationId);
  const years = useAge(appointment?.age ?? null);
  useStaffTitle(t(`staff.${page}.page`));
  const when = appointment && formatDateTime(appointment.startsAt, { timeZone: clinic.timeZone, lang });
  return (
    <Page
      title={appointment ? t(`staff.${page}.title`, { name: appointment.name }) : t(`staff.${page}.page`)}
      lead={appointment && [years, when].filter(Boolean).join(', ')}
      back={{ to: dayAt(asked.clinic, asked.date), label: t('staff.nav.day') }}
    >
      {error && !isFetching && (
        <NoAnswer
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {day === undefined && appointment === undefined && isFetching && <Skeleton cards={1} />}
      {day && appointment === undefined && <EmptyState title={t('staff.gone.title')} text={t('staff.gone.text')} />}
      {appointment && children({ appointment, asked, clinic })}
    </Page>
  );
}

export function AppointmentPage(props: Props) {
  const { id = '' } = useParams();
  const day = useDay(useStaffSelector(selectMember)?.clinics ?? []);
  if (!day) return <NoClinic />;
  const { clinic, date } = day;
  return <About key={id} {...props} asked={{ clinic: clinic.clinicId, date }} clinic={clinic} reservationId={id} />;
}
