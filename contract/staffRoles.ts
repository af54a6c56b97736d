export const staffRoles = ['reception', 'professional', 'manager'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Reception and managers read what patients answer. */
export const readsMessages = (role: StaffRole): boolean => role !== 'professional';

/** They add, withdraw and offer slots again, too. */
export const changesSlots = (role: StaffRole): boolean => role !== 'professional';

/** They accept documents, see cards and join records, too. */
export const knowsPeople = (role: StaffRole): boolean => role !== 'professional';

/** They alone see how their clinic is connected. */
export const seesConnection = (role: StaffRole): boolean => role === 'manager';
