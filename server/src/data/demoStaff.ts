import type { StaffRole } from '../../../contract/staffRoles.ts';
import type { NewStaff } from './staff/staffAccounts.ts';

type DemoStaff = Omit<NewStaff, 'posts' | 'totpSecret'> & { clinic: string; role: Exclude<StaffRole, 'professional'> };

/** Printed at every start; never used in production. */
export const demoReceptionist: DemoStaff = {
  login: 'accueil.boreal',
  password: 'Erable-Matin-52',
  name: 'Nadia Roy',
  lang: 'fr',
  clinic: 'plateau',
  role: 'reception',
};

export const demoManagement: DemoStaff = {
  login: 'gestion.boreal',
  password: 'Loutre-Brume-68',
  name: 'Maude Aubin',
  lang: 'fr',
  clinic: 'plateau',
  role: 'manager',
};

export const demoStaff: readonly DemoStaff[] = [demoReceptionist, demoManagement];
