/** Limits of forms (spec §9). Lengths in characters. */
export const formLimits = {
  namMax: 12,
  login: { min: 6, max: 30 },
  password: { min: 10, max: 40 },
  phone: { min: 10, max: 14 },
  name: { max: 60 },
  reason: { max: 200 },
} as const;

/** Settings of appointments that both sides show or obey (product §4 and §8). */
export const appointmentLimits = {
  pageSize: 50,
  searchDays: { usual: 14, most: 90 },
  radiusKm: { usual: 25, most: 500 },
  upcoming: 3,
  alerts: 3,
  offerMinutes: 15,
  offersPerPlace: 3,
  holdMinutes: 5,
  /** Until when an appointment may be cancelled online: so long before it unless its clinic says otherwise, and so long after booking. */
  cancelMinutes: { usual: 120, regret: 10 },
} as const;

/** The mailbox: characters, threads a page, files a message, bytes a file, messages marked at once, messages and files sent in 24 hours. */
export const messageLimits = {
  subject: 120,
  body: 5_000,
  pageSize: 25,
  attachments: 3,
  attachmentBytes: 10 * 1024 * 1024,
  readAtOnce: 200,
  perDay: 10,
  filesPerDay: 30,
} as const;

/** How many people one account acts for or asks to; tries at the birth date of a mailed request, and how many days its link lives. */
export const dependentLimits = { most: 20, agreementTries: 5, agreementDays: 7 } as const;
