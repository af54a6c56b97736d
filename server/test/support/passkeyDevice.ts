import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

import type {
  AssertedCredential,
  CreatedCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '../../../contract/passkeys.ts';

type Asked = Pick<PasskeyRequest, 'challenge' | 'rpId' | 'allowCredentials'>;
/** What goes wrong, if anything. */
export type Wrong = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  type?: string;
  crossOrigin?: boolean;
  isPacked?: boolean;
  userHandle?: string | null;
  signer?: KeyObject;
};
type Key = { id: string; rpId: string; userHandle: string; privateKey: KeyObject; cose: Buffer; counter: number };

const flag = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 } as const;

const bytesOf = (value: Buffer): Buffer => {
  const head = value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, 0, 0]);
  if (value.length >= 256) head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
};
const textOf = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const hashOf = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
const web = (value: Buffer | string): string => Buffer.from(value).toString('base64url');

const newKey = (rpId: string, userHandle: string): Key => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { id: web(randomBytes(32)), rpId, userHandle, privateKey, cose, counter: 0 };
};

const clientData = (type: string, challenge: string, origin: string, { crossOrigin = false }: Wrong): string =>
  web(JSON.stringify({ type, challenge, origin, crossOrigin }));

const headOf = (rpId: string, flags: number, counter: number): Buffer => {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([hashOf(rpId), tail]);
};

const attest = (authData: Buffer, signature: Buffer | null): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    textOf('fmt'),
    textOf(signature ? 'packed' : 'none'),
    textOf('attStmt'),
    ...(signature
      ? [Buffer.from([0xa2]), textOf('alg'), Buffer.from([0x26]), textOf('sig'), bytesOf(signature)]
      : [Buffer.from([0xa0])]),
    textOf('authData'),
    bytesOf(authData),
  ]);

export type PasskeyDevice = ReturnType<typeof makeDevice>;

/** A device in software, which signs as telephones do (WebAuthn level 3, ES256). */
export const makeDevice = (origin: string) => {
  const keys: Key[] = [];

  const create = ({ challenge, rp, user }: PasskeyCreation, wrong: Wrong = {}): CreatedCredential => {
    const key = newKey(wrong.rpId ?? rp.id, user.id);
    keys.push(key);
    const id = Buffer.from(key.id, 'base64url');
    const clientDataJSON = clientData(
      wrong.type ?? 'webauthn.create',
      wrong.challenge ?? challenge,
      wrong.origin ?? origin,
      wrong,
    );
    const flags = flag.present | flag.eligible | flag.attested | (wrong.isVerified === false ? 0 : flag.verified);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([headOf(key.rpId, flags, key.counter), Buffer.alloc(16), length, id, key.cose]);
    const signed = Buffer.concat([authData, hashOf(Buffer.from(clientDataJSON, 'base64url'))]);
    const attestationObject = attest(authData, wrong.isPacked ? sign('sha256', signed, key.privateKey) : null);
    return { id: key.id, clientDataJSON, attestationObject: web(attestationObject), transports: ['internal'] };
  };

  /** Signs with its latest key for the site, or with the latest of those allowed. */
  const get = ({ challenge, rpId, allowCredentials }: Asked, wrong: Wrong = {}): AssertedCredential => {
    const allowed = allowCredentials.map(({ id }) => id);
    const key = keys.findLast((each) => each.rpId === rpId && (allowed.length === 0 || allowed.includes(each.id)));
    if (key === undefined) throw new Error('This device has no such key');
    key.counter += 1;
    const clientDataJSON = clientData(
      wrong.type ?? 'webauthn.get',
      wrong.challenge ?? challenge,
      wrong.origin ?? origin,
      wrong,
    );
    const flags = flag.present | flag.eligible | flag.backedUp | (wrong.isVerified === false ? 0 : flag.verified);
    const authData = headOf(wrong.rpId ?? rpId, flags, wrong.counter ?? key.counter);
    const signed = Buffer.concat([authData, hashOf(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: key.id,
      clientDataJSON,
      authenticatorData: web(authData),
      signature: web(sign('sha256', signed, wrong.signer ?? key.privateKey)),
      userHandle: wrong.userHandle === undefined ? key.userHandle : wrong.userHandle,
    };
  };

  return { create, get };
};
