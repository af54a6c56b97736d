import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { bookingCalls } from '../../../contract/calls/bookingCalls.ts';
import { millisecondsOf } from '../../../contract/instants.ts';
import { selectIsOffered } from '../../api/capability';
import { isOwnOrigin, type Roots } from '../../lib/roots';
import { useAppSelector } from '../../store/hooks';
import { DownloadLink } from '../../ui';
import { FetchedLink } from '../channel/FetchedLink';

const expected = { type: 'text/calendar', begins: 'BEGIN:VCALENDAR', ends: 'END:VCALENDAR' };

const selectMainRoot = ({ config }: { config: { roots: Roots } }): string => config.roots.main;

/** Only our own server serves it (product §8 Another back end). */
const useAppointmentFile = (reservationId: string): string | undefined => {
  const root = useAppSelector(selectMainRoot);
  const address = root + bookingCalls.downloadAppointment.path.replace(':id', encodeURIComponent(reservationId));
  const isOffered = useAppSelector(selectIsOffered('getUser', 'getCalendarFeed'));
  return isOffered && isOwnOrigin(address, window.location.origin) ? address : undefined;
};

/** A cancelled appointment's file removes it from the calendar. `now` in milliseconds. */
export function AddToCalendar({ appointment, now }: { appointment: Appointment; now: number }) {
  const { t } = useTranslation();
  const address = useAppointmentFile(appointment.reservationId);
  if (address === undefined || millisecondsOf(appointment.start) <= now) return null;
  return (
    <FetchedLink wanted={{ call: bookingCalls.downloadAppointment, ids: { id: appointment.reservationId }, expected }}>
      {(onPress) => (
        <DownloadLink href={address} icon="calendar" onPress={onPress}>
          {t(appointment.status === 'cancelled' ? 'appointment.calendar.remove' : 'appointment.calendar.add')}
        </DownloadLink>
      )}
    </FetchedLink>
  );
}
