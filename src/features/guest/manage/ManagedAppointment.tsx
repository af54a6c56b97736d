import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../../contract/appointments.ts';
import { useAppSelector } from '../../../store/hooks';
import { Outcome, PrintButton } from '../../../ui';
import { AppointmentSheet } from '../../../scheduling/appointment/AppointmentSheet';
import { SlotLine } from '../../../scheduling/appointment/SlotLine';
import { useClinicTime } from '../../../scheduling/text/useClinicTime';
import { useAppointmentDetailRows } from '../../../scheduling/appointment/useAppointmentDetailRows';
import { selectGuest } from '../guestSlice';

/** The appointment that was found by its reference, and, when it just moved, when it was before. */
export function ManagedAppointment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const rows = useAppointmentDetailRows(appointment, now);
  const { before } = useAppSelector(selectGuest);
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      outcome={
        before && (
          <Outcome key={appointment.start} tone="success">
            {t('move.done')}. {t('move.before')} <s>{dateTimeOf(before)}</s>
          </Outcome>
        )
      }
      slot={<SlotLine slot={appointment} />}
      deeds={<PrintButton />}
    />
  );
}
