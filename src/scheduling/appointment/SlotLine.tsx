import type { Slot } from '../../../contract/appointments.ts';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

export function SlotLine({ slot }: { slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId'> }) {
  const { dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  return (
    <p>
      <strong translate="no">{dateTimeOf(slot)}</strong>
      <br />
      <span translate="no">{clinicNameOf(slot.clinicId)}</span>
    </p>
  );
}
