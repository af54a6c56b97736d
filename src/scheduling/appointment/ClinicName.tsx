import type { Slot } from '../../../contract/appointments.ts';
import { useNetwork } from '../text/useNetwork';

export function ClinicName({ slot: { clinicId } }: { slot: Pick<Slot, 'clinicId'> }) {
  const { clinicNameOf } = useNetwork();
  return (
    <p>
      <strong translate="no">{clinicNameOf(clinicId)}</strong>
    </p>
  );
}
