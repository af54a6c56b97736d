import { generateKeyPairSync, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { AssertedCredential, CreatedCredential } from '../../../../contract/passkeys.ts';

export const passkeyAlgorithms = [-8, -7, -257];

export type RelyingParty = { rpId: string; origins: string[] };

const clientData = z.object({ challenge: z.string().min(1), crossOrigin: z.boolean().optional() });

const readClientData = (clientDataJSON: string) => {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
  } catch {
    return null;
  }
};

export const challengeIn = ({ clientDataJSON }: { clientDataJSON: string }): string | null => {
  const read = readClientData(clientDataJSON);
  return read === null || read.crossOrigin === true ? null : read.challenge;
};

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

export const makeDecoy = (): Verifier => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const head = Buffer.from('a50102032620012158', 'hex');
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x20]), Buffer.from(text, 'base64url')]);
  const publicKey = Buffer.concat([head, coordinate(x), Buffer.from('2258', 'hex'), coordinate(y)]);
  return { credentialId: randomBytes(32), publicKey, counter: 0 };
};

export const proveAssertion = async (
  { id, clientDataJSON, authenticatorData, signature }: AssertedCredential,
  { challenge, verifier, party }: { challenge: string; verifier: Verifier; party: RelyingParty },
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

type Registered = Verifier & { isBackedUp: boolean; mayBeBackedUp: boolean };

export const proveRegistration = async (
  { id, clientDataJSON, attestationObject }: CreatedCredential,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<Registered | null> => {
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
  const { credential, credentialBackedUp, credentialDeviceType } = proof.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
    mayBeBackedUp: credentialDeviceType === 'multiDevice',
  };
};
