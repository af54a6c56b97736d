import { randomBytes } from 'node:crypto';

const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** An id in the order of time, as the product makes them. */
export const freshId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
};

/** Ten readable characters, as in a reference. */
export const freshReference = (): string =>
  [...randomBytes(10)].map((byte) => readable[byte % readable.length] ?? '').join('');

/** Sealed text as long as the given one: the same first byte, which names the key, and the rest at random. */
export const freshSeal = (hex: string): string =>
  hex === '' ? '' : hex.slice(0, 2) + randomBytes(hex.length / 2 - 1).toString('hex');
