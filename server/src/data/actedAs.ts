import { AsyncLocalStorage } from 'node:async_hooks';

import type { StaffRole } from '../../../contract/staff.ts';
import type { AuditEventsTable } from './tables/auditEvents.ts';

/** Signed in; `role` and `clinicId` where they act at one clinic. */
export type StaffActor = { name: string; staffId: string; role: StaffRole | null; clinicId: string | null };

const staff = new AsyncLocalStorage<{ name: string } & Partial<StaffActor>>();

const longestName = 80;

export const isActingName = (name: string): boolean =>
  name.length >= 2 && name.length <= longestName && !name.startsWith('--') && !/\p{C}/u.test(name);

export const howToName = `--as "Nadia Roy, reception" (2 to ${longestName} characters)`;

/** Names the staff in each clinic event of `act`. */
export const actingAs = <T>(who: string | StaffActor, act: () => Promise<T>): Promise<T> =>
  staff.run(typeof who === 'string' ? { name: who } : who, act);

export const actedAs = (
  capacity: AuditEventsTable['capacity'],
): Pick<AuditEventsTable, 'actor_staff_id' | 'actor_role' | 'actor_clinic_id'> & { acted_as: string } => {
  const {
    name = '',
    staffId = null,
    role = null,
    clinicId = null,
  } = (capacity === 'clinic' ? staff.getStore() : undefined) ?? {};
  return { acted_as: name, actor_staff_id: staffId, actor_role: role, actor_clinic_id: clinicId };
};
