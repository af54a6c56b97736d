import type { StaffRole } from '../../../../contract/staffRoles.ts';

/** Behind an event of a clinic; `role` and `clinicId` where they act at one. */
export type StaffActor = { staffId: string; role: StaffRole | null; clinicId: string | null };
