import { GuestManage } from '../features/guest/manage/GuestManage';
import { selectTimeZone } from '../features/config/configSlice';
import { calendarDateOf } from '../lib/clinicTime';
import { useAppSelector } from '../store/hooks';
import { NetworkPhone } from './NetworkPhone';

/** Product §2 nosession/manage. */
export function GuestManagePage() {
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
  return <GuestManage today={today} otherwise={<NetworkPhone />} />;
}
