import { useSearchParams } from 'react-router-dom';

import { isCalendarDate } from '../../../contract/instants.ts';
import { changesSlots } from '../../../contract/staffRoles.ts';
import { calendarDateOf } from '../../lib/clinicTime';
import { NoClinic } from '../NoClinic';
import { useClinicsWhere } from '../useClinicsWhere';
import { ClinicSlots } from './ClinicSlots';

/** The week of the day that the address names, or of today at the clinic. */
export function SlotsPage() {
  const { clinics, clinic } = useClinicsWhere(changesSlots);
  const [asked] = useSearchParams();
  if (!clinic) return <NoClinic />;
  const today = calendarDateOf(new Date().toISOString(), clinic.timeZone);
  const date = asked.get('date');
  return (
    <ClinicSlots
      key={clinic.clinicId}
      clinics={clinics}
      clinic={clinic}
      today={today}
      date={date !== null && isCalendarDate(date) ? date : today}
    />
  );
}
