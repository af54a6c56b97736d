import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto';

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
  seal: (plaintext: string | Buffer, context: string) => Buffer;
  /** The text again. @throws SealBroken when a bit changed, the context differs or the key is not there. */
  open: (sealed: Buffer, context: string) => string;
  /** The same for what is not text: a file. @throws SealBroken */
  openBytes: (sealed: Buffer, context: string) => Buffer;
  /** A keyed digest (HMAC-SHA-256) to find equal values without opening any. It has its own key: what it hides can be few enough to try. */
  blindIndex: (value: string) => Buffer;
  /** The blind index of a health number, under a key that is replaced with those that seal. */
  numberIndex: (nam: string) => Buffer;
  /** The number as it may be found while keys are being replaced: under every key, the newest first. */
  numberIndexes: (nam: string) => Buffer[];
};

/** A sealed value that does not open; it says neither what nor why, on purpose. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

const unseal = (key: KeyObject | undefined, sealed: Buffer, context: string): Buffer => {
  if (key === undefined || sealed.length < 1 + nonceBytes + tagBytes)
    throw new SealBroken('A sealed value has no key.');
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const text = sealed.subarray(1 + nonceBytes, -tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch (cause) {
    throw new SealBroken('A sealed value was changed or belongs elsewhere.', { cause });
  }
};

/** How old what is known of the key folder may be before something is sealed. Whoever replaces keys waits longer (`rotateKeys.ts`). */
export const keysKnownMs = 1_000;

/** The keys as they are replaced beside a running server: looked for again at times, and at once when a value names an unknown one. */
const followKeys = (loaded: Keys) => {
  let keys = loaded;
  let lookAgainAt = performance.now() + keysKnownMs;
  const fresh = (): Keys => {
    try {
      keys = keys.reread?.() ?? keys;
    } catch {
      // A folder that is just being copied: the keys that are known go on, and a value under another one says that it does not open.
    }
    lookAgainAt = performance.now() + keysKnownMs;
    return keys;
  };
  return {
    recent: (): Keys => (performance.now() < lookAgainAt ? keys : fresh()),
    opening: (id: number): KeyObject | undefined => keys.encryption.get(id) ?? fresh().encryption.get(id),
  };
};

const digest = (key: KeyObject, value: string): Buffer => createHmac('sha256', key).update(value).digest();

/** Seals and opens with these keys, and with those that take their place in the same folder. */
export const makeVault = (loaded: Keys): Vault => {
  const { opening, recent } = followKeys(loaded);
  const openBytes: Vault['openBytes'] = (sealed, context) => unseal(opening(sealed[0] ?? 0), sealed, context);
  return {
    seal(plaintext, context) {
      const { encryption, sealingId } = recent();
      const key = encryption.get(sealingId);
      if (key === undefined) throw new SealBroken('No key to seal with.');
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const text = Buffer.concat([
        cipher.update(typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext),
        cipher.final(),
      ]);
      return Buffer.concat([Buffer.of(sealingId), nonce, text, cipher.getAuthTag()]);
    },

    open: (sealed, context) => openBytes(sealed, context).toString('utf8'),

    openBytes,

    blindIndex: (value) => digest(loaded.blindIndex, value),

    numberIndex: (nam) => {
      const [newest] = recent().numberIndexes;
      return digest(newest ?? loaded.blindIndex, nam);
    },

    numberIndexes: (nam) => recent().numberIndexes.map((key) => digest(key, nam)),
  };
};
