/** Message keys of refusals under /staff/api; the staff area alone has their texts, and shows `errorCodes` too. */
export const staffErrorCodes = [
  'staff.cancelled',
  'staff.settled',
  'staff.tooEarly',
  'staff.changedMeanwhile',
  'staff.tooLateToCancel',
  'staff.tooLateToMove',
  'staff.tooLateToRemind',
  'staff.move.taken',
  'staff.move.overlap',
  'staff.move.unsuited',
  'staff.slots.taken',
  'staff.slots.standing',
  'staff.thread.taken',
  'staff.thread.answered',
  'staff.thread.closed',
  'staff.thread.changed',
] as const;

export type StaffErrorCode = (typeof staffErrorCodes)[number];
