import type { Slot } from '../../../contract/appointments.ts';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

export function SlotLine({ slot }: { slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId'> }) {
  const { dateTimeOf, foreignZoneOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const zone = foreignZoneOf(slot);
  return (
    <p>
      <strong>{dateTimeOf(slot)}</strong>
      {zone && <> ({zone})</>}
      <br />
      {clinicNameOf(slot.clinicId)}
    </p>
  );
}
