import { Secret, TOTP } from 'otpauth';

const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Portail patient';

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

export const enrolmentUri = (secret: string, login: string): string => totpOf(secret, login).toString();

/** The step of the code, one away at most. */
export const stepOfCode = (typed: string, secret: string, now: Date): number | null => {
  const token = typed.replace(/\s/g, '');
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta;
};
