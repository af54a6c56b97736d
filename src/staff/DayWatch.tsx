import { useFollowClinicQuery } from './liveApi';

export function DayWatch({ clinicId }: { clinicId: string }) {
  useFollowClinicQuery(clinicId);
  return null;
}
