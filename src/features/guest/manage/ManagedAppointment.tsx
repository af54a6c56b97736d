import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../contract/appointments.ts';
import { useAppSelector } from '../../../store/hooks';
import { Outcome, PrintButton } from '../../../ui';
import { AppointmentSheet } from '../../../scheduling/appointment/AppointmentSheet';
import { PlaceLine } from '../../../scheduling/appointment/PlaceLine';
import { useClinicTime } from '../../../scheduling/words/useClinicTime';
import { useVisitDetailRows } from '../../../scheduling/appointment/useVisitDetailRows';
import { selectGuest } from '../guestSlice';

/** The appointment that was found by its reference, and, when it just moved, when it was before. */
export function ManagedAppointment({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const rows = useVisitDetailRows(visit, now);
  const { before } = useAppSelector(selectGuest);
  return (
    <AppointmentSheet
      appointment={visit}
      rows={rows}
      outcome={
        before && (
          <Outcome key={visit.start} tone="success">
            {t('move.done')}. {t('move.before')} <s>{dateTimeOf(before)}</s>
          </Outcome>
        )
      }
      place={<PlaceLine place={visit} />}
      deeds={<PrintButton />}
    />
  );
}
