export const staffRoles = ['reception', 'professional', 'manager'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const readsMessages = (role: StaffRole): boolean => role !== 'professional';
