import type { Space } from '../../../contract/appointments.ts';
import { useClinicTime } from '../words/useClinicTime';
import { useNetwork } from '../words/useNetwork';

/** A place in one line: day, time, clinic. */
export function PlaceLine({ place }: { place: Pick<Space, 'start' | 'timeZone' | 'clinicId'> }) {
  const { dateTimeOf, foreignZoneOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const zone = foreignZoneOf(place);
  return (
    <p>
      <strong>{dateTimeOf(place)}</strong>
      {zone && <> ({zone})</>}
      <br />
      {clinicNameOf(place.clinicId)}
    </p>
  );
}
