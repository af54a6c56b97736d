import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { paths, toAppointment } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink, Card, Cluster, Page, PrintButton, Skeleton } from '../../ui';
import { AddToCalendar } from './AddToCalendar';
import { selectReservation } from './appointmentsSlice';
import { BookedPanel } from './BookedPanel';
import type { BookingStepProps } from './bookingPort';
import { Preparation } from './Preparation';
import { useChosen } from './useChosen';
import { useVisit } from './useVisit';

/** The end of a booking. After a reload the visit comes from the history; without an id, from what was chosen. */
export function ConfirmedStep({ person, personName, seesHistory, visitId }: Pick<BookingStepProps, 'person' | 'personName' | 'seesHistory'> & { visitId: string }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { visit: listed, isLoading } = useVisit(visitId, seesHistory ? [person] : []);
  const booked = useAppSelector(selectReservation);
  const chosen = useChosen(null).place;
  const visit = booked?.reservationId === visitId ? booked : listed;
  const place = visit ?? chosen;
  return (
    <Page title={t('confirmed.title')}>
      {!place && isLoading && <Skeleton />}
      {place && (
        <BookedPanel place={place} reference={visit?.reference}>
          {personName !== undefined && <p>{t('alert.for', { name: personName })}</p>}
        </BookedPanel>
      )}
      <p>{t('confirmed.next')}</p>
      {place && <Card><Preparation mode={place.mode} /></Card>}
      <Cluster>
        {visit ? <ButtonLink to={toAppointment(visit.reservationId)}>{t('confirmed.see')}</ButtonLink> : <ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink>}
        <ButtonLink to={paths.home} look="secondary">{t('confirmed.home')}</ButtonLink>
        {visit && <AddToCalendar visit={visit} now={now} />}
        <PrintButton />
      </Cluster>
    </Page>
  );
}
