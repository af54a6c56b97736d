/** Whose a hold is: a patient’s, or of the token with which somebody books who is not known yet (product §8 Holds). */
export type Holder = { patientId: string } | { tokenHash: Buffer };

/** Whoever only looks: no hold is theirs. */
export const nobody: Holder = { tokenHash: Buffer.alloc(0) };
