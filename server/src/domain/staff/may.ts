import { readsMessages, type StaffRole } from '../../../../contract/staffRoles.ts';
import type { StaffCallName } from '../../../../contract/staffCalls.ts';

export type ClinicCall = Exclude<StaffCallName, 'signIn' | 'whoAmI' | 'signOut'>;

/** A role at one clinic. The database demands the professional of a professional, and of nobody else. */
export type Held = { role: StaffRole; professionalId: string | null };

/** Null: all of the clinic. */
export const onlyOf = ({ role, professionalId }: Held): string | null =>
  role === 'professional' ? professionalId : null;

/** Where not, the appointment is to look absent. */
export const reaches = (held: Held, call: ClinicCall, professionalId: string | null): boolean => {
  if (call === 'writeToPatient' && !readsMessages(held.role)) return false;
  return held.role !== 'professional' || (held.professionalId !== null && held.professionalId === professionalId);
};
