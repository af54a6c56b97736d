import { useSearchParams } from 'react-router-dom';

import type { StaffRole } from '../../contract/staffRoles.ts';
import { useClinics } from './useClinic';

/** The clinics where the role may, and that which the address names, or else the first. */
export const useClinicsWhere = (may: (role: StaffRole) => boolean) => {
  const clinics = useClinics().filter(({ role }) => may(role));
  const [asked] = useSearchParams();
  return { clinics, clinic: clinics.find(({ clinicId }) => clinicId === asked.get('clinic')) ?? clinics[0] };
};
