import { useSearchParams } from 'react-router-dom';

import { readsMessages } from '../../../contract/staffRoles.ts';
import { useClinics } from '../useClinic';

/** The clinics whose messages one reads, and that which the address names, or else the first. */
export const useThreadsClinic = () => {
  const clinics = useClinics().filter(({ role }) => readsMessages(role));
  const [asked] = useSearchParams();
  return { clinics, clinic: clinics.find(({ clinicId }) => clinicId === asked.get('clinic')) ?? clinics[0] };
};
