import { GuestManage } from '../features/guest/manage/GuestManage';
import { useNetworkToday } from '../features/config/useNetworkToday';
import { NetworkPhone } from './NetworkPhone';

/** Product §2 nosession/manage. */
export function GuestManagePage() {
  const today = useNetworkToday();
  return <GuestManage today={today} otherwise={<NetworkPhone />} />;
}
