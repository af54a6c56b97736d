import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import { paths } from '../../lib/paths';
import { AddToCalendar } from '../../scheduling/appointment/AddToCalendar';
import { AppointmentSheet } from '../../scheduling/appointment/AppointmentSheet';
import { ClinicName } from '../../scheduling/appointment/ClinicName';
import { isClinicCancellation, isMovable, statusOf } from '../../scheduling/appointment/appointmentStatus';
import { useAppointmentDetailRows } from '../../scheduling/appointment/useAppointmentDetailRows';
import { useStatusTime } from '../../scheduling/appointment/useStatusTime';
import type { AppointmentRights } from '../../scheduling/channel/bookingPort';
import { OnScreen, PrintButton } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { Attendance } from './Attendance';
import { CancelledByClinic } from './CancelledByClinic';

const Lines = styled.section`
  display: none;
  @media print {
    display: block;
    break-inside: avoid;
    hr {
      height: 7mm;
      margin: 0;
      border: 0;
      border-bottom: 1px solid ${color.control};
    }
  }
`;

function PrintedNotes() {
  const { t } = useTranslation();
  return (
    <Lines>
      <h2>{t('appointment.notes')}</h2>
      <hr />
      <hr />
      <hr />
      <hr />
    </Lines>
  );
}

type Props = AppointmentRights & { appointment: Appointment; offer: ReactNode };

export function AppointmentDetail({ appointment, mayBook, personName, offer }: Props) {
  const { t } = useTranslation();
  const now = useStatusTime();
  const rows = useAppointmentDetailRows(appointment, now);
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      back={{ to: paths.appointments, label: t('appointment.list.title') }}
      slot={
        <>
          <OnScreen>
            <ClinicName slot={appointment} />
          </OnScreen>
          {statusOf(appointment, now).key === 'appointment.status.past' && <p>{t('appointment.past.noNews')}</p>}
        </>
      }
      attendance={
        isClinicCancellation(appointment, now) ? (
          <CancelledByClinic appointment={appointment} mayBook={mayBook} />
        ) : (
          <Attendance key={appointment.start} appointment={appointment} mayBook={mayBook} personName={personName} />
        )
      }
      deeds={
        <>
          <AddToCalendar appointment={appointment} now={now} />
          <PrintButton />
        </>
      }
      offer={mayBook && isMovable(appointment, now) && offer}
      notes={<PrintedNotes />}
    />
  );
}
