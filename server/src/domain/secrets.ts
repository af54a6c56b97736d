import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Bound to one purpose; HMAC-SHA-256 in base64url. */
export const digestFor = (purpose: 'caller' | 'device' | 'source' | 'xsrf', text: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** Compares in constant time. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};
