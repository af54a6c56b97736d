import { NoClinic } from '../NoClinic';
import { ClinicDay } from './ClinicDay';
import { useDay } from './useDay';

export function DayPage() {
  const day = useDay();
  return day ? <ClinicDay {...day} /> : <NoClinic />;
}
