/** In characters (spec §9). */
export const formLimits = {
  namMax: 12,
  login: { min: 6, max: 30 },
  password: { min: 10, max: 40 },
  phone: { min: 10, max: 14 },
  name: { max: 100 },
  reason: { max: 200 },
} as const;

/** Product §4 and §8. */
export const appointmentLimits = {
  pageSize: 50,
  searchDays: { usual: 14, max: 90 },
  radiusKm: { usual: 25, max: 500 },
  upcoming: 3,
  /** Percent of a clinic's week. */
  newcomerShare: 10,
  alerts: 3,
  offerMinutes: 15,
  offerMinutesByEmail: { most: 120, least: 60 },
  maxOffersPerSlot: 3,
  holdMinutes: 5,
  /** Minutes: `usual` before the start unless the clinic says otherwise; `regret` after booking, `moved` by it. */
  cancelMinutes: { usual: 120, regret: 10, moved: 24 * 60 },
} as const;

/** Texts in characters, pages in threads; a day is 24 hours. */
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

/** In characters. */
export const reportLimits = { file: 4_000_000, contact: 120 } as const;

/** Minutes: `step` between password and code, `fresh` after a code (product §9), `enrolment` to add the app. */
export const secondFactorLimits = {
  digits: 6,
  recoveryCodes: 10,
  recoveryDigits: 12,
  stepMinutes: 5,
  freshMinutes: 5,
  enrolmentMinutes: 30,
} as const;

/** `name` in characters. */
export const passkeyLimits = { max: 10, name: 60, challengeMinutes: 5 } as const;

/** `max` includes requests; others: emailed requests. */
export const dependentLimits = { max: 20, agreementTries: 5, agreementDays: 7 } as const;

/** A day: codes texted to one number, and for one account. */
export const textCodeLimits = { digits: 6, minutes: 10, tries: 5, perDay: 5 } as const;
