import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto';

import { followKeys } from './followKeys.ts';
import type { Keys } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Against a stolen database or backup. */
export type Vault = {
  /**
   * AES-256-GCM under the newest key: one byte of key id, 12 of nonce, the text, 16 of tag. `context` (`patients.nam`)
   * is authenticated, so values cannot move between columns.
   */
  seal: (plaintext: string | Buffer, context: string) => Buffer;
  /** @throws SealBroken when a bit changed, the context differs or the key is missing */
  open: (sealed: Buffer, context: string) => string;
  /** @throws SealBroken */
  openBytes: (sealed: Buffer, context: string) => Buffer;
  /** One broken row must not break a page. */
  openOr: <T>(sealed: Buffer, context: string, instead: T) => string | T;
  openBytesOrNull: (sealed: Buffer, context: string) => Buffer | null;
  /** Hears the broken values' context. */
  onBroken: (listen: (context: string) => void) => void;
  /** HMAC-SHA-256, to find equal values. A separate key, as some values are easy to guess. */
  blindIndex: (value: string) => Buffer;
  /** For health numbers; its key rotates with the encryption keys. */
  numberIndex: (nam: string) => Buffer;
  /** Newest first, for rotation. */
  numberIndexes: (nam: string) => Buffer[];
};

/** Deliberately says neither what nor why. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

export const unseal = (key: KeyObject | undefined, sealed: Buffer, context: string): Buffer => {
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

export const sealUnder = (id: number, key: KeyObject, plaintext: string | Buffer, context: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  const text = Buffer.concat([
    cipher.update(typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext),
    cipher.final(),
  ]);
  return Buffer.concat([Buffer.of(id), nonce, text, cipher.getAuthTag()]);
};

export const digest = (key: KeyObject, value: string): Buffer => createHmac('sha256', key).update(value).digest();

export const makeVault = (loaded: Keys): Vault => {
  const { opening, recent } = followKeys(loaded);
  const openBytes: Vault['openBytes'] = (sealed, context) => unseal(opening(sealed[0] ?? 0), sealed, context);
  let report: (context: string) => void = () => undefined;
  const openBytesOrNull: Vault['openBytesOrNull'] = (sealed, context) => {
    try {
      return openBytes(sealed, context);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      report(context);
      return null;
    }
  };
  return {
    seal(plaintext, context) {
      const { encryption, sealingId } = recent();
      const key = encryption.get(sealingId);
      if (key === undefined) throw new SealBroken('No key to seal with.');
      return sealUnder(sealingId, key, plaintext, context);
    },

    open: (sealed, context) => openBytes(sealed, context).toString('utf8'),

    openBytes,

    openOr: (sealed, context, instead) => openBytesOrNull(sealed, context)?.toString('utf8') ?? instead,

    openBytesOrNull,

    onBroken(listen) {
      report = listen;
    },

    blindIndex: (value) => digest(loaded.blindIndex, value),

    numberIndex: (nam) => {
      const [newest] = recent().numberIndexes.values();
      return digest(newest ?? loaded.blindIndex, nam);
    },

    numberIndexes: (nam) => [...recent().numberIndexes.values()].map((key) => digest(key, nam)),
  };
};
