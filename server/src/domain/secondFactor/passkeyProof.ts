import { generateKeyPairSync, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { AssertedCredential, CreatedCredential } from '../../../../contract/passkeys.ts';

/** EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];

export type RelyingParty = { rpId: string; origins: string[] };

const clientData = z.object({ challenge: z.string().min(1), crossOrigin: z.boolean().optional() });

export type Claims = { challenge: string; isFramed: boolean };

/** What the browser says of the page; nothing is proved yet. */
export const claimsIn = ({ clientDataJSON }: { clientDataJSON: string }): Claims | null => {
  try {
    const read = clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return { challenge: read.challenge, isFramed: read.crossOrigin === true };
  } catch {
    return null;
  }
};

/** The library throws for whatever is wrong with an answer. */
const unlessThrown = async <T>(prove: () => Promise<T>): Promise<T | null> => {
  try {
    return await prove();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

export type Verifier = { credentialId: Buffer; publicKey: Buffer; counter: number };

type Proved = { counter: number; isBackedUp: boolean };

/** Checked in place of an unknown key, which then costs as much. */
export const makeDecoy = (): Verifier => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  // A COSE key (RFC 9052): EC2, ES256, P-256, then both coordinates.
  const publicKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { credentialId: randomBytes(32), publicKey, counter: 0 };
};

type Asked = { challenge: string; party: RelyingParty };

export const proveAssertion = async (
  { id, clientDataJSON, authenticatorData, signature }: AssertedCredential,
  { challenge, verifier, party }: Asked & { verifier: Verifier },
): Promise<Proved | null> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const proof = await unlessThrown(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.rpId,
      requireUserVerification: true,
      credential: {
        id: verifier.credentialId.toString('base64url'),
        publicKey: new Uint8Array(verifier.publicKey),
        counter: verifier.counter,
      },
    }),
  );
  if (proof?.verified !== true) return null;
  const { newCounter, credentialBackedUp } = proof.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
};

export type Made = Verifier & { isBackedUp: boolean };

export const proveRegistration = async (
  { id, clientDataJSON, attestationObject }: CreatedCredential,
  { challenge, party }: Asked,
): Promise<Made | null> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const proof = await unlessThrown(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  );
  if (proof?.verified !== true || proof.registrationInfo.credential.id !== id) return null;
  const { credential, credentialBackedUp } = proof.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  };
};
