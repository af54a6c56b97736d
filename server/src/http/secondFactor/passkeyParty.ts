import type { FastifyRequest } from 'fastify';

import { passkeyLimits } from '../../../../contract/limits.ts';
import { passkeyTransports, type AssertedCredential, type PasskeyRequest } from '../../../../contract/passkeys.ts';
import { spendChallenge, type Bound } from '../../data/secondFactor/passkeyChallenges.ts';
import type { KnownKey } from '../../data/secondFactor/passkeys.ts';
import { claimsIn, proveAssertion, type RelyingParty, type Verifier } from '../../domain/secondFactor/passkeyProof.ts';
import { ownAddresses } from '../csrfHook.ts';
import type { Deps } from '../deps.ts';

export const timeout = passkeyLimits.challengeMinutes * 60_000;

export const partyOf = (request: FastifyRequest, { config }: Pick<Deps, 'config'>): RelyingParty => ({
  rpId: new URL(config.publicUrl).hostname,
  origins: ownAddresses(request, config).map((address) => new URL(address).origin),
});

export const describeKey = ({ credentialId, transports }: KnownKey) => ({
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

type Owned = Verifier & { userHandle: Buffer };

/** A device need not name its person where the account is known: `isNamed` false. */
const isOf = ({ userHandle }: AssertedCredential, found: Owned, isNamed: boolean): boolean =>
  userHandle === null ? !isNamed : found.userHandle.equals(Buffer.from(userHandle, 'base64url'));

type Given = { credential: AssertedCredential; found: Owned | undefined; decoy: Verifier; bound: Bound };

/** Spends the challenge before it looks at anything else, and looks at a decoy where no key is known. */
export const proofIn = async (
  deps: Pick<Deps, 'config' | 'db'>,
  request: FastifyRequest,
  { credential, found, decoy, bound }: Given,
) => {
  const claims = claimsIn(credential);
  const isOurs = claims !== null && (await spendChallenge(deps.db, bound, claims.challenge));
  const party = partyOf(request, deps);
  const proof = await proveAssertion(credential, {
    challenge: claims?.challenge ?? '',
    verifier: found ?? decoy,
    party,
  });
  const isFit =
    isOurs && !claims.isFramed && found !== undefined && isOf(credential, found, bound.purpose === 'signIn');
  return isFit ? proof : null;
};
