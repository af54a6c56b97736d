import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths } from '../../lib/paths';
import { PrintButton } from '../../ui';
import { AddToCalendar } from '../../scheduling/appointment/AddToCalendar';
import { AppointmentSheet } from '../../scheduling/appointment/AppointmentSheet';
import { Attendance } from './Attendance';
import type { VisitRights } from '../../scheduling/channel/bookingPort';
import { CancelledByClinic } from './CancelledByClinic';
import { PlaceLine } from '../../scheduling/appointment/PlaceLine';
import { PrintedNotes } from './PrintedNotes';
import { useVisitDetailRows } from '../../scheduling/appointment/useVisitDetailRows';
import { isCallOff, isMovable, statusOf } from '../../scheduling/appointment/visitStatus';

/** What is offered for an appointment that can be moved: to be told of an earlier slot. */
type Props = VisitRights & { visit: Reservation; offer: ReactNode };

/** One appointment, with an account. */
export function VisitDetail({ visit, mayBook, personName, offer }: Props) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useVisitDetailRows(visit, now);
  return (
    <AppointmentSheet
      appointment={visit}
      rows={rows}
      back={{ to: paths.appointments, label: t('visit.list.title') }}
      place={
        <>
          <PlaceLine place={visit} />
          {statusOf(visit, now).key === 'visit.status.past' && <p>{t('visit.past.noNews')}</p>}
        </>
      }
      attendance={
        isCallOff(visit, now) ? (
          <CancelledByClinic visit={visit} mayBook={mayBook} />
        ) : (
          <Attendance key={visit.start} visit={visit} mayBook={mayBook} personName={personName} />
        )
      }
      deeds={
        <>
          <AddToCalendar visit={visit} now={now} />
          <PrintButton />
        </>
      }
      offer={mayBook && isMovable(visit, now) && offer}
      notes={<PrintedNotes />}
    />
  );
}
