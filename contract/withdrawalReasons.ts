/** Apart from the schemas, which a browser does not load. */
export const withdrawalReasons = ['absence', 'room', 'schedule', 'other'] as const;

export type WithdrawalReason = (typeof withdrawalReasons)[number];
