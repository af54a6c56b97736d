/** Fixed: a shared screen shows many people. */
export const staffSession = { idleMinutes: 30, absoluteHours: 12 } as const;
