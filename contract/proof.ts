import { z } from 'zod';

/** Proof of work (`altcha-lib`), valid once, for minutes. */
export const challengeOf = <Named extends z.ZodType>(data: Named) =>
  z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.int().min(1).max(1_000_000),
      keyLength: z.int().min(1).max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(128),
      expiresAt: z.int(),
      data,
    }),
    signature: z.string().max(128),
  });

export const proofOf = <Challenge extends z.ZodType>(challenge: Challenge) =>
  z.strictObject({
    challenge,
    solution: z.strictObject({ counter: z.int().min(0), derivedKey: z.string().max(128), time: z.number().optional() }),
  });

/**
 * In a 422 `errors.workNeeded`. Call with a new `Idempotency-Key`, and the proof, JSON in base64url, in
 * `Proof-Of-Work`.
 */
export const workChallenge = challengeOf(z.strictObject({ purpose: z.string().max(80) }));

export const workProof = proofOf(workChallenge);

export type WorkChallenge = z.infer<typeof workChallenge>;
export type WorkProof = z.infer<typeof workProof>;
