import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { Tag } from '../../ui';
import { color, space } from '../../ui/theme/tokens';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useOfferText } from '../../scheduling/text/useOfferText';
import { statusOf } from '../../scheduling/appointment/appointmentStatus';

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

export function PastAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateOf, dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferText();
  if (appointments.length === 0) return <p>{t('visit.past.none')}</p>;
  return byYear(appointments, dateOf).map(([year, ofYear]) => (
    <section key={year}>
      <h3>{year}</h3>
      <List>
        {ofYear.map((appointment) => {
          const status = statusOf(appointment, now);
          return (
            <li key={appointment.reservationId}>
              <Link to={toAppointment(appointment.reservationId)}>{dateTimeOf(appointment)}</Link>
              <span>{[clinicNameOf(appointment.clinicId), whoOf(appointment)].filter(Boolean).join(' · ')}</span>
              <Tag tone={status.tone}>{t(status.key)}</Tag>
            </li>
          );
        })}
      </List>
    </section>
  ));
}
