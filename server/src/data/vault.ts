import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

import type { Keys } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Sealing of what must not be read in a stolen database or backup: health numbers, reasons, messages. */
export type Vault = {
  /**
   * Encrypts with AES-256-GCM under the newest key: one byte of key id, 12 of nonce, the text, 16 of tag.
   * `context` (`patients.nam`) is authenticated: a value moved to another column does not open.
   */
  seal: (plaintext: string, context: string) => Buffer;
  /** The text again. @throws SealBroken when a bit changed, the context differs or the key is not there. */
  open: (sealed: Buffer, context: string) => string;
  /** A keyed digest (HMAC-SHA-256) to find equal values without opening any. It has its own key: the numbers are few enough to try. */
  blindIndex: (value: string) => Buffer;
};

/** A sealed value that does not open; it says neither what nor why, on purpose. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

export const makeVault = (keys: Keys): Vault => ({
  seal(plaintext, context) {
    const key = keys.encryption.get(keys.sealingId);
    if (key === undefined) throw new SealBroken('No key to seal with.');
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(keys.sealingId), nonce, text, cipher.getAuthTag()]);
  },

  open(sealed, context) {
    const key = keys.encryption.get(sealed[0] ?? 0);
    if (key === undefined || sealed.length < 1 + nonceBytes + tagBytes) throw new SealBroken('A sealed value has no key.');
    const nonce = sealed.subarray(1, 1 + nonceBytes);
    const text = sealed.subarray(1 + nonceBytes, -tagBytes);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new SealBroken('A sealed value was changed or belongs elsewhere.', { cause });
    }
  },

  blindIndex: (value) => createHmac('sha256', keys.blindIndex).update(value).digest(),
});
