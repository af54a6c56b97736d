import { useSearchParams } from 'react-router-dom';

import type { StaffMember } from '../../contract/staff.ts';
import { selectMember } from './sessionSlice';
import { useStaffSelector } from './staffStore';

export type StaffClinic = StaffMember['clinics'][number];

const none: readonly StaffClinic[] = [];

export const useClinics = (): readonly StaffClinic[] => useStaffSelector(selectMember)?.clinics ?? none;

/** The clinic that the address names, or else the first. */
export const useClinic = (): StaffClinic | undefined => {
  const clinics = useClinics();
  const [asked] = useSearchParams();
  return clinics.find(({ clinicId }) => clinicId === asked.get('clinic')) ?? clinics[0];
};
