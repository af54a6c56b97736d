import { readsMessages } from '../../../contract/staffRoles.ts';
import { selectMember } from '../sessionSlice';
import { useStaffSelector } from '../staffStore';
import { useClinic, type StaffClinic } from '../useClinic';

const none: readonly StaffClinic[] = [];

export const useThreadsClinic = () => {
  const clinics = (useStaffSelector(selectMember)?.clinics ?? none).filter(({ role }) => readsMessages(role));
  return { clinics, clinic: useClinic(clinics) };
};
