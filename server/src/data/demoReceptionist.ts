import type { NewStaff } from './staff/staffAccounts.ts';

/** Printed at every start; never used in production. */
export const demoReceptionist: Omit<NewStaff, 'posts' | 'totpSecret'> & { clinic: string } = {
  login: 'accueil.boreal',
  password: 'Erable-Matin-52',
  name: 'Nadia Roy',
  lang: 'fr',
  clinic: 'plateau',
};
