/** A patient, or the token of an unknown person (product §8 Holds). */
export type Holder = { patientId: string } | { tokenHash: Buffer };

/** For anonymous reads; owns no hold. */
export const nobody: Holder = { tokenHash: Buffer.alloc(0) };
