import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { paths } from '../../lib/paths';
import { PrintButton } from '../../ui';
import { AppointmentSheet } from '../../scheduling/appointment/AppointmentSheet';
import { SlotLine } from '../../scheduling/appointment/SlotLine';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useAppointmentDetailRows } from '../../scheduling/appointment/useAppointmentDetailRows';
import { LeaveInvitationArea } from './LeaveInvitation';

export function InvitedAppointment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const rows = useAppointmentDetailRows(appointment, now);
  const { movedFrom, timeZone } = appointment;
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      back={{ to: paths.invitationArea, label: t('hub.back') }}
      slot={
        <>
          <SlotLine slot={appointment} />
          {movedFrom !== undefined && <p>{t('hub.moved', { date: dateTimeOf({ start: movedFrom, timeZone }) })}</p>}
        </>
      }
      deeds={<PrintButton />}
      cancelsBeside
    >
      <LeaveInvitationArea />
    </AppointmentSheet>
  );
}
