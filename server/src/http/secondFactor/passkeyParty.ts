import type { FastifyRequest } from 'fastify';

import { passkeyLimits } from '../../../../contract/limits.ts';
import { passkeyTransports, type AssertedCredential, type PasskeyRequest } from '../../../../contract/passkeys.ts';
import type { KnownKey } from '../../data/secondFactor/passkeys.ts';
import {
  challengeIn,
  proveAssertion,
  type RelyingParty,
  type Verifier,
} from '../../domain/secondFactor/passkeyProof.ts';
import { ownAddresses } from '../csrfHook.ts';
import type { Deps } from '../deps.ts';

export const timeout = passkeyLimits.challengeMinutes * 60_000;

export const partyOf = (request: FastifyRequest, { config }: Pick<Deps, 'config'>): RelyingParty => ({
  rpId: new URL(config.publicUrl).hostname,
  origins: ownAddresses(request, config).map((address) => new URL(address).origin),
});

export const describeKey = ({ credentialId, transports }: Pick<KnownKey, 'credentialId' | 'transports'>) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports: passkeyTransports.filter((each) => transports.includes(each)),
});

export const requestFor = (challenge: string, { rpId }: RelyingParty, keys: readonly KnownKey[]): PasskeyRequest => ({
  challenge,
  rpId,
  timeout,
  userVerification: 'required',
  allowCredentials: keys.map(describeKey),
});

export const idIn = ({ id }: { id: string }): Buffer => Buffer.from(id, 'base64url');

type Spend = (challenge: string) => Promise<boolean>;

export const isProved = async (
  deps: Pick<Deps, 'config'>,
  request: FastifyRequest,
  { credential, verifier, spend }: { credential: AssertedCredential; verifier: Verifier; spend: Spend },
) => {
  const challenge = challengeIn(credential) ?? '';
  const isOurs = await spend(challenge);
  const proof = await proveAssertion(credential, { challenge, verifier, party: partyOf(request, deps) });
  return isOurs ? proof : null;
};
