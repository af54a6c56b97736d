import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `12345678901234567890`, of RFC 6238, appendix B. */
export const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Horner’s way, where the server joins bits. */
const keyOf = (secret: string): Buffer => {
  let value = 0n;
  for (const letter of secret) value = value * 32n + BigInt(alphabet.indexOf(letter));
  return Buffer.from(value.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
};

/** What an authenticator app shows (RFC 6238), apart from the server’s own code. */
export const codeAt = (secret: string, at: Date): string => {
  const step = Math.floor(at.getTime() / 30_000);
  const mac = createHmac('sha1', keyOf(secret)).update(step.toString(16).padStart(16, '0'), 'hex').digest('hex');
  const from = parseInt(mac.slice(-1), 16) * 2;
  const number = parseInt(mac.slice(from, from + 8), 16) % 2 ** 31;
  return `${number % 1_000_000}`.padStart(6, '0');
};
