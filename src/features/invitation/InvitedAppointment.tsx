import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths } from '../../lib/paths';
import { PrintButton } from '../../ui';
import { AppointmentSheet } from '../../scheduling/appointment/AppointmentSheet';
import { PlaceLine } from '../../scheduling/appointment/PlaceLine';
import { useClinicTime } from '../../scheduling/words/useClinicTime';
import { useVisitDetailRows } from '../../scheduling/appointment/useVisitDetailRows';
import { LeaveHub } from './LeaveHub';

/** The appointment of an invitation. */
export function InvitedAppointment({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const rows = useVisitDetailRows(visit, now);
  const { movedFrom, timeZone } = visit;
  return (
    <AppointmentSheet
      appointment={visit}
      rows={rows}
      back={{ to: paths.hub, label: t('hub.back') }}
      place={
        <>
          <PlaceLine place={visit} />
          {movedFrom !== undefined && <p>{t('hub.moved', { date: dateTimeOf({ start: movedFrom, timeZone }) })}</p>}
        </>
      }
      deeds={<PrintButton />}
      cancelsBeside
    >
      <LeaveHub />
    </AppointmentSheet>
  );
}
