/** As the privacy policy promises. */
export const retention = { backupDays: 35, logDays: 90, choiceYears: 1 } as const;
