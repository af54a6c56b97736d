import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { DownloadLink } from '../../ui';
import { useAppointmentFile } from './useAppointmentFile';

/** A visit to come, for the calendar of the device; once it is cancelled, what takes it out of there again. `now` in milliseconds. */
export function AddToCalendar({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation();
  const address = useAppointmentFile(appointment.reservationId);
  if (address === undefined || Date.parse(appointment.start) <= now) return null;
  return (
    <DownloadLink href={address} icon="calendar">
      {t(appointment.status === 'cancelled' ? 'visit.calendar.remove' : 'visit.calendar.add')}
    </DownloadLink>
  );
}
