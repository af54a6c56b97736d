import { GuestBooking } from '../features/guest/GuestBooking';
import { useNetworkToday } from '../features/config/useNetworkToday';

/** Spec §2 nosession. */
export function GuestPage() {
  const today = useNetworkToday();
  return <GuestBooking today={today} />;
}
