import { useTranslation } from 'react-i18next';

import type { Space } from '../../../contract/appointments.ts';
import { useClinicTime } from './useClinicTime';
import { useNetwork } from './useNetwork';

/** A place in one line: day, time, clinic. */
export function PlaceLine({ place }: { place: Pick<Space, 'start' | 'timeZone' | 'clinicId'> }) {
  const { t } = useTranslation();
  const { dateTimeOf, foreignZoneOf } = useClinicTime();
  const { clinicOf } = useNetwork();
  const zone = foreignZoneOf(place);
  return (
    <p>
      <strong>{dateTimeOf(place)}</strong>
      {zone && <> ({zone})</>}
      <br />
      {clinicOf(place.clinicId)?.name ?? t('visit.clinicUnknown')}
    </p>
  );
}
