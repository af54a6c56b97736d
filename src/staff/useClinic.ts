import { useSearchParams } from 'react-router-dom';

import type { StaffMember } from '../../contract/staff.ts';

export type StaffClinic = StaffMember['clinics'][number];

export const useClinic = (clinics: readonly StaffClinic[]): StaffClinic | undefined => {
  const [asked] = useSearchParams();
  return clinics.find(({ clinicId }) => clinicId === asked.get('clinic')) ?? clinics[0];
};
