import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { toCancelling } from '../../lib/paths';
import { ButtonLink, Card, DateTile, SummaryList, Tag } from '../../ui';
import { WatchEarlier } from './alerts/WatchEarlier';
import { Attendance } from './Attendance';
import type { VisitRights } from './bookingPort';
import { CancelledByClinic } from './CancelledByClinic';
import { PlaceLine } from './PlaceLine';
import { Preparation } from './Preparation';
import { PrintedNotes } from './PrintedNotes';
import { useClinicTime } from './useClinicTime';
import { useVisitDetailRows } from './useVisitDetailRows';
import { VisitActions } from './VisitActions';
import { TooLateOnline } from './TooLateOnline';
import { VisitHead } from './VisitHead';
import { isCallOff, isCancellable, isMovable, isToCome, isTooLateOnline, statusOf } from './visitStatus';

/** Everything about one visit; the way to cancel it comes last. */
export function VisitDetail({ visit, mayBook, personName }: { visit: Reservation } & VisitRights) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf } = useClinicTime();
  const rows = useVisitDetailRows(visit, now);
  const status = statusOf(visit, now);
  const isComing = isToCome(visit, now);
  return (
    <>
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <PlaceLine place={visit} />
        {status.key === 'visit.status.past' && <p>{t('visit.past.noNews')}</p>}
      </VisitHead>
      {isCallOff(visit, now) ? (
        <CancelledByClinic visit={visit} mayBook={mayBook} />
      ) : (
        <Attendance key={visit.start} visit={visit} mayBook={mayBook} personName={personName} />
      )}
      <VisitActions visit={visit} mayBook={mayBook} now={now} />
      {mayBook && isMovable(visit, now) && <WatchEarlier visit={visit} personName={personName} />}
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {isComing && (
        <Card>
          <Preparation mode={visit.mode} />
        </Card>
      )}
      {isComing && <PrintedNotes />}
      {mayBook && isCancellable(visit, now) && (
        <div>
          <ButtonLink to={toCancelling(visit.reservationId)} look="secondary">
            {t('visit.cancel')}
          </ButtonLink>
        </div>
      )}
      {isTooLateOnline(visit, now) && <TooLateOnline phone={visit.clinicPhone} />}
    </>
  );
}
