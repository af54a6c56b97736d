/** As the privacy policy promises. */
export const retention = {
  backupDays: 35,
  logDays: 90,
  emailDays: 30,
  mailedKeyDays: 1,
  messageYears: 2,
  slotDays: 90,
  choiceYears: 1,
} as const;
