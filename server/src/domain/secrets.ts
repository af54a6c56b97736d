import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/** A keyed digest for one purpose (HMAC-SHA-256, base64url); the same text for another purpose gives another digest. */
export const digestFor = (purpose: 'xsrf' | 'device', text: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');

/** Compares in a time that does not tell where two secrets begin to differ. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};
