import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { DownloadLink } from '../../ui';
import { useVisitFile } from './useVisitFile';

/** A visit to come, for the calendar of the device; once it is cancelled, what takes it out of there again. `now` in milliseconds. */
export function AddToCalendar({ visit, now }: { visit: Reservation; now: number }) {
  const { t } = useTranslation();
  const address = useVisitFile(visit.reservationId);
  if (address === undefined || Date.parse(visit.start) <= now) return null;
  return (
    <DownloadLink href={address} icon="calendar">
      {t(visit.status === 'cancelled' ? 'visit.calendar.remove' : 'visit.calendar.add')}
    </DownloadLink>
  );
}
