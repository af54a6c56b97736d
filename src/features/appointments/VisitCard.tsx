import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { ButtonLink, Card, DateTile, Tag } from '../../ui';
import { PlaceLine } from './PlaceLine';
import { useClinicTime } from './useClinicTime';
import { useOfferWords } from './useOfferWords';
import { VisitHead } from './VisitHead';
import { statusOf } from './visitStatus';

/** A visit to come: its day from afar, where, with whom, and the way to its details. */
export function VisitCard({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf, dateTimeOf } = useClinicTime();
  const { whoOf } = useOfferWords();
  const status = statusOf(visit, now);
  return (
    <Card as="article">
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <PlaceLine place={visit} />
        <p>{whoOf(visit)}</p>
      </VisitHead>
      <div>
        <ButtonLink to={toAppointment(visit.reservationId)} look="secondary" label={t('visit.details.of', { date: dateTimeOf(visit) })}>
          {t('visit.details')}
        </ButtonLink>
      </div>
    </Card>
  );
}
