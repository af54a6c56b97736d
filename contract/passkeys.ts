import { z } from 'zod';

import { passkeyLimits } from './limits.ts';
import { instant, line } from './wire.ts';

/** In base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const publicKey = z.literal('public-key');
const known = z.object({ id: z.string(), type: publicKey, transports: z.array(transport) });

/** Other transports may come. */
export const createdCredential = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().max(20)).max(10),
});

export const assertedCredential = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: bytes(100).nullable(),
});

export const passkeyLoginBegin = z.strictObject({ isSecondStep: z.boolean() });
export const passkeyLogin = z.strictObject({ isSecondStep: z.boolean(), credential: assertedCredential });
export const passkeyCheck = z.strictObject({ credential: assertedCredential });
export const newPasskey = z.strictObject({ name: line(passkeyLimits.name), credential: createdCredential });
export const passkeyParams = z.strictObject({ id: z.uuid() });

export const passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  isBackedUp: z.boolean(),
});

/** Empty where the account was protected before: its codes stay. */
export const addedPasskey = z.object({ recoveryCodes: z.array(z.string()) });

export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(known),
});

export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(known),
});

export const passkeyTransports = transport.options;

export type CreatedCredential = z.infer<typeof createdCredential>;
export type AssertedCredential = z.infer<typeof assertedCredential>;
export type Passkey = z.infer<typeof passkey>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
