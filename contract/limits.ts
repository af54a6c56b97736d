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
  holdMinutes: 5,
} as const;
