import { NoClinic } from '../NoClinic';
import { selectMember } from '../sessionSlice';
import { useStaffSelector } from '../staffStore';
import { ClinicDay } from './ClinicDay';
import { useDay } from './useDay';

export function DayPage() {
  const clinics = useStaffSelector(selectMember)?.clinics ?? [];
  const day = useDay(clinics);
  return day ? <ClinicDay {...day} clinics={clinics} /> : <NoClinic />;
}
