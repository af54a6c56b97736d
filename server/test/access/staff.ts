import { staffOn, type StaffBrowser } from '../support/staff.ts';
import type { TestApp } from '../support/testApp.ts';
import type { Column } from './columns.ts';
import { once } from './once.ts';

/** Where the people who ask work: `professionalId` receives the owner, `colleagueId` does not. */
export type Workplaces = { clinicId: string; elsewhereId: string; professionalId: string; colleagueId: string };

/** Those of a family who work at clinics, each made when first asked for. */
export const staffOf = (
  stage: Pick<TestApp, 'app' | 'deps'>,
  { clinicId, colleagueId, elsewhereId, professionalId }: Workplaces,
): ((column: Column) => Promise<StaffBrowser> | undefined) => {
  const other = once(() => staffOn(stage, { clinicId: elsewhereId, role: 'manager' }));
  const professional = (id: string) =>
    once(() => staffOn(stage, { clinicId, role: 'professional', professionalId: id }));
  const made: Partial<Record<Column, () => Promise<StaffBrowser>>> = {
    reception: once(() => staffOn(stage, { clinicId })),
    manager: once(() => staffOn(stage, { clinicId, role: 'manager' })),
    professional: professional(professionalId),
    colleague: professional(colleagueId),
    otherStaff: other,
    otherStaffAbsent: other,
  };
  return (column) => made[column]?.();
};
