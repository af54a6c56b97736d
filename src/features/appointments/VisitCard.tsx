import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { toAppointment, toCancelling, toMoving } from '../../lib/paths';
import { ButtonLink, Card, Cluster, DateTile, Tag } from '../../ui';
import { Attendance } from './Attendance';
import type { VisitRights } from '../../scheduling/channel/bookingPort';
import { PlaceLine } from '../../scheduling/appointment/PlaceLine';
import { useClinicTime } from '../../scheduling/words/useClinicTime';
import { useOfferWords } from '../../scheduling/words/useOfferWords';
import { VisitHead } from '../../scheduling/appointment/VisitHead';
import { isMovable, statusOf } from '../../scheduling/appointment/visitStatus';

/** A visit to come: its day from afar, where, with whom, and what one can do about it: nothing but look, unless one may book for the person. */
export function VisitCard({ visit, mayBook, personName }: { visit: Reservation } & VisitRights) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf, dateTimeOf } = useClinicTime();
  const { whoOf, howOf } = useOfferWords();
  const status = statusOf(visit, now);
  const date = dateTimeOf(visit);
  const canChange = mayBook && isMovable(visit, now) && visit.movedFrom === undefined;
  return (
    <Card as="article">
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <PlaceLine place={visit} />
        <p>{[whoOf(visit), howOf(visit)].filter(Boolean).join('\u00a0· ')}</p>
      </VisitHead>
      <Attendance key={visit.start} visit={visit} mayBook={mayBook} personName={personName} />
      <Cluster>
        <ButtonLink to={toAppointment(visit.reservationId)} look="secondary" label={t('visit.details.of', { date })}>
          {t('visit.details')}
        </ButtonLink>
        {canChange && (
          <ButtonLink to={toMoving(visit.reservationId)} look="quiet" label={t('move.start.of', { date })}>
            {t('move.start.short')}
          </ButtonLink>
        )}
        {canChange && (
          <ButtonLink to={toCancelling(visit.reservationId)} look="quiet" label={t('cancel.start.of', { date })}>
            {t('cancel.start.short')}
          </ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}
