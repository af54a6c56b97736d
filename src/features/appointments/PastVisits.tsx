import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Reservation } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { Tag } from '../../ui';
import { color, space } from '../../ui/theme/tokens';
import { useClinicTime } from '../../scheduling/words/useClinicTime';
import { useNetwork } from '../../scheduling/words/useNetwork';
import { useOfferWords } from '../../scheduling/words/useOfferWords';
import { statusOf } from '../../scheduling/appointment/visitStatus';

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

/** Visits by the year in which they took place, the last first. */
const byYear = (visits: readonly Reservation[], dateOf: (visit: Reservation) => string): [string, Reservation[]][] => {
  const years = [...new Set(visits.map((visit) => dateOf(visit).slice(0, 4)))];
  return years.map((year) => [year, visits.filter((visit) => dateOf(visit).startsWith(year))]);
};

/** What is over, under the headings of its years. */
export function PastVisits({ visits }: { visits: readonly Reservation[] }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateOf, dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferWords();
  if (visits.length === 0) return <p>{t('visit.past.none')}</p>;
  return byYear(visits, dateOf).map(([year, ofYear]) => (
    <section key={year}>
      <h3>{year}</h3>
      <List>
        {ofYear.map((visit) => {
          const status = statusOf(visit, now);
          return (
            <li key={visit.reservationId}>
              <Link to={toAppointment(visit.reservationId)}>{dateTimeOf(visit)}</Link>
              <span>{[clinicNameOf(visit.clinicId), whoOf(visit)].filter(Boolean).join(' · ')}</span>
              <Tag tone={status.tone}>{t(status.key)}</Tag>
            </li>
          );
        })}
      </List>
    </section>
  ));
}
