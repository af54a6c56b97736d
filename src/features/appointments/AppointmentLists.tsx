import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { beside } from '../../lib/lists';
import { paths, toAppointment } from '../../lib/paths';
import { statusOf } from '../../scheduling/appointment/appointmentStatus';
import { useStatusTime } from '../../scheduling/appointment/useStatusTime';
import type { AppointmentRights } from '../../scheduling/channel/bookingPort';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useOfferText } from '../../scheduling/text/useOfferText';
import { ButtonLink, EmptyState, RetryAlert, Skeleton, Stack, Tag } from '../../ui';
import { color, space } from '../../ui/theme/tokens';
import { AppointmentCard } from './AppointmentCard';
import { ClinicCancellations } from './ClinicCancellations';

const List = styled.ul`
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
    padding: ${space.m} 0;
    border-top: 1px solid ${color.line};
  }
  a {
    display: inline-block;
    padding-block: ${space.s};
    font-weight: 550;
  }
`;

const byYear = (
  appointments: readonly Appointment[],
  dateOf: (appointment: Appointment) => string,
): [string, Appointment[]][] => {
  const years = [...new Set(appointments.map((appointment) => dateOf(appointment).slice(0, 4)))];
  return years.map((year) => [year, appointments.filter((appointment) => dateOf(appointment).startsWith(year))]);
};

function PastAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  const { t } = useTranslation();
  const now = useStatusTime();
  const { dateOf, dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferText();
  if (appointments.length === 0) return <p>{t('appointment.past.none')}</p>;
  return byYear(appointments, dateOf).map(([year, ofYear]) => (
    <section key={year}>
      <h3>{year}</h3>
      <List>
        {ofYear.map((appointment) => {
          const status = statusOf(appointment, now);
          return (
            <li key={appointment.reservationId}>
              <Link to={toAppointment(appointment.reservationId)} translate="no">
                {dateTimeOf(appointment)}
              </Link>
              <span translate="no">{beside([clinicNameOf(appointment.clinicId), whoOf(appointment)])}</span>
              <Tag tone={status.tone}>{t(status.key)}</Tag>
            </li>
          );
        })}
      </List>
    </section>
  ));
}

export function AppointmentLists({ person, mayBook, personName }: { person: Person } & AppointmentRights) {
  const { t } = useTranslation();
  const { currentData, isFetching, error, refetch } = useListHistoryQuery(person);
  const data = unlessRefused(currentData, error);
  const book = <ButtonLink to={paths.newAppointment}>{t('booking.title')}</ButtonLink>;
  return (
    <>
      {!currentData && isFetching && <Skeleton cards={2} />}
      {error && <RetryAlert error={error} onRetry={refetch} />}
      {data && <ClinicCancellations appointments={data.past} mayBook={mayBook} />}
      {data && data.upcoming.length === 0 && (
        <EmptyState title={t('appointment.upcoming.none')} text={t('appointment.upcoming.none.hint')}>
          {book}
        </EmptyState>
      )}
      {data && data.upcoming.length > 0 && (
        <Stack>
          <h2>{t('appointment.upcoming')}</h2>
          {data.upcoming.map((appointment) => (
            <AppointmentCard
              key={appointment.reservationId}
              appointment={appointment}
              mayBook={mayBook}
              personName={personName}
            />
          ))}
          <div>{book}</div>
        </Stack>
      )}
      {data && (
        <Stack>
          <h2>{t('appointment.past')}</h2>
          <PastAppointments appointments={data.past} />
        </Stack>
      )}
    </>
  );
}
