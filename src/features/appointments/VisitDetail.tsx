import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths, toCancelling } from '../../lib/paths';
import { ButtonLink, Card, Cluster, DateTile, SummaryList, Tag } from '../../ui';
import { PhoneLink } from './PhoneLink';
import { PlaceLine } from './PlaceLine';
import { Preparation } from './Preparation';
import { PrintButton } from './PrintButton';
import { useClinicTime } from './useClinicTime';
import { useVisitDetailRows } from './useVisitDetailRows';
import { VisitHead } from './VisitHead';
import { isCancellable, statusOf } from './visitStatus';

/** Everything about one visit; the way to cancel it comes last. */
export function VisitDetail({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf } = useClinicTime();
  const rows = useVisitDetailRows(visit, now);
  const status = statusOf(visit, now);
  const isToCome = visit.status === 'booked' && Date.parse(visit.start) > now;
  return (
    <>
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <PlaceLine place={visit} />
      </VisitHead>
      <Card><SummaryList rows={rows} /></Card>
      {isToCome && <Card><Preparation mode={visit.mode} /></Card>}
      <Cluster>
        <PrintButton />
        {!isToCome && <ButtonLink to={paths.newAppointment} look="secondary">{t('visit.bookAnother')}</ButtonLink>}
        {isCancellable(visit, now) && <ButtonLink to={toCancelling(visit.reservationId)} look="secondary">{t('visit.cancel')}</ButtonLink>}
      </Cluster>
      {isToCome && !isCancellable(visit, now) && (
        <p>{t('visit.tooLate')}{visit.clinicPhone && <> <PhoneLink phone={visit.clinicPhone} /></>}</p>
      )}
    </>
  );
}
