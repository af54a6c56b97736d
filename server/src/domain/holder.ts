/** A patient, or the token of a person not known yet (product §8 Holds). */
export type Holder = { patientId: string } | { tokenHash: Buffer };

/** Owns no hold; for anonymous reads. */
export const nobody: Holder = { tokenHash: Buffer.alloc(0) };
