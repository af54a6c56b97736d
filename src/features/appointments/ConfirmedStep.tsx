import { useTranslation } from 'react-i18next';

import { paths, toAppointment } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink, Card, Cluster, ConfirmPanel, DateTile, Page, Skeleton } from '../../ui';
import { selectPlace, selectReservation } from './appointmentsSlice';
import type { BookingStepProps } from './bookingPort';
import { PlaceLine } from './PlaceLine';
import { Preparation } from './Preparation';
import { PrintButton } from './PrintButton';
import { Reference } from './Reference';
import { useClinicTime } from './useClinicTime';
import { useVisit } from './useVisit';
import { VisitHead } from './VisitHead';

/** The end of a booking. After a reload the visit comes from the history; without an id, from what was chosen. */
export function ConfirmedStep({ person, visitId }: Pick<BookingStepProps, 'person'> & { visitId: string }) {
  const { t } = useTranslation();
  const { lang, dateOf } = useClinicTime();
  const { visit: listed, isLoading } = useVisit(visitId, person);
  const booked = useAppSelector(selectReservation);
  const chosen = useAppSelector(selectPlace);
  const visit = booked?.reservationId === visitId ? booked : listed;
  const place = visit ?? chosen;
  return (
    <Page title={t('confirmed.title')}>
      {!place && isLoading && <Skeleton />}
      {place && (
        <ConfirmPanel>
          <VisitHead tile={<DateTile date={dateOf(place)} lang={lang} />}><PlaceLine place={place} /></VisitHead>
          {visit && <Reference>{visit.reference}</Reference>}
        </ConfirmPanel>
      )}
      <p>{t('confirmed.next')}</p>
      {place && <Card><Preparation mode={place.mode} /></Card>}
      <Cluster>
        {visit ? <ButtonLink to={toAppointment(visit.reservationId)}>{t('confirmed.see')}</ButtonLink> : <ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink>}
        <ButtonLink to={paths.home} look="secondary">{t('confirmed.home')}</ButtonLink>
        <PrintButton />
      </Cluster>
    </Page>
  );
}
