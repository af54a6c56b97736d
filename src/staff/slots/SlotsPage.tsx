import { useSearchParams } from 'react-router-dom';

import { changesSlots } from '../../../contract/staffRoles.ts';
import { dateShown } from '../dateShown';
import { NoClinic } from '../NoClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { ClinicSlots } from './ClinicSlots';

/** The week of the day that the address names, or of today at the clinic. */
export function SlotsPage() {
  const { clinics, clinic } = useClinicsWhere(changesSlots);
  const [asked] = useSearchParams();
  if (!clinic) return <NoClinic />;
  return <ClinicSlots key={clinic.clinicId} clinics={clinics} clinic={clinic} {...dateShown(asked, clinic.timeZone)} />;
}
