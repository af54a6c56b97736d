import { z } from 'zod';

import { passkey } from './passkeys.ts';
import { instant } from './wire.ts';

export const codeBody = z.strictObject({ code: z.string().max(60) });

export const secondFactorPassword = z.strictObject({ password: z.string().max(200) });

/** `isOn`: by the app or a passkey. An older server knows the app alone. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
  hasApp: z.boolean().optional(),
  passkeys: z.array(passkey).optional(),
});

export const secondFactorBegun = z.object({ secret: z.string(), uri: z.string() });

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactorBegun = z.infer<typeof secondFactorBegun>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
