import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { secondFactorLimits } from '../../../../contract/limits.ts';

const { digits } = secondFactorLimits;
const seconds = 30;
const issuer = 'Portail patient';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, section 6; of 5 n bytes, so without padding. */
const toBase32 = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => letters.charAt(parseInt(bits, 2)));

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** 160 bits, as RFC 4226 advises. */
export const newSecret = (): string => toBase32(randomBytes(20));

/** RFC 4226, section 5.3. */
const codeOfStep = (key: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return `${(mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits}`.padStart(digits, '0');
};

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / seconds);

export const enrolmentUri = (secret: string, login: string): string => {
  const asked = { secret, issuer, algorithm: 'SHA1', digits: `${digits}`, period: `${seconds}` };
  // Apps show the plus sign of URLSearchParams.
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(login)}?${query.join('&')}`;
};

/** The first that `stepOfCode` takes now and that is later than `used`; null: none yet. */
export const nextCode = (secret: string, now: Date, used: number | null): string | null => {
  const step = Math.max(stepAt(now), (used ?? 0) + 1);
  return step > stepAt(now) + 1 ? null : codeOfStep(fromBase32(secret), step);
};

/** The step of the code, one away at most; the latest, as steps before it then serve no more. */
export const stepOfCode = (typed: string, secret: string, now: Date): number | null => {
  const code = Buffer.from(typed.replace(/[\s-]/g, ''));
  if (code.length !== digits) return null;
  const key = fromBase32(secret);
  const right = [-1, 0, 1]
    .map((away) => stepAt(now) + away)
    .filter((step) => timingSafeEqual(Buffer.from(codeOfStep(key, step)), code));
  return right.at(-1) ?? null;
};
