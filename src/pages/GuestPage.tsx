import { GuestBooking } from '../features/guest/GuestBooking';
import { selectTimeZone } from '../features/config/configSlice';
import { calendarDateOf } from '../lib/clinicTime';
import { useAppSelector } from '../store/hooks';

/** Spec §2 nosession. */
export function GuestPage() {
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
  return <GuestBooking today={today} />;
}
