import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { passkeyLimits } from '../../../../contract/limits.ts';
import { addedPasskey, newPasskey, passkeyCreation, type CreatedCredential } from '../../../../contract/passkeys.ts';
import { checkRequired } from '../../../../contract/rules.ts';
import { secondFactorPassword } from '../../../../contract/secondFactor.ts';
import { recordAudit } from '../../data/audit.ts';
import { lockAccount } from '../../data/lockAccount.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { isFactorOn, noteCodeGiven } from '../../data/secondFactor/factors.ts';
import { newChallenge, spendChallenge } from '../../data/secondFactor/passkeyChallenges.ts';
import { findPasskey, insertPasskey, listKnownKeys, type KnownKey } from '../../data/secondFactor/passkeys.ts';
import { replaceRecoveryCodes } from '../../data/secondFactor/recoveryCodes.ts';
import { endOtherSessions } from '../../data/sessions.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { claimsIn, passkeyAlgorithms, proveRegistration, type Made } from '../../domain/secondFactor/passkeyProof.ts';
import { newRecoveryCodes } from '../../domain/secondFactor/recoveryCode.ts';
import { PasskeyAlreadyAdded, PasskeyNotAdded, TooManyPasskeys } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { hashToken } from '../sessionCookies.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { describeKey, idIn, partyOf, timeout } from './passkeyParty.ts';
import { requireFreshCode } from './requireFreshCode.ts';

/** One for all keys of an account: a device then keeps one of them. */
const handleOf = ({ vault }: Deps, accountId: string, [first]: readonly KnownKey[]): Buffer =>
  first?.userHandle ?? vault.blindIndex(`passkey user\n${accountId}`);

const verification = {
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const;

const beginRoute = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.route({
    ...at('beginPasskey'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: secondFactorPassword, response: { 200: passkeyCreation } },
    handler: (request) => {
      const account = accountOf(request);
      const { accountId, login, sessionId } = account;
      const begin = async (transaction: Transaction<Tables>) => {
        const keys = await listKnownKeys(transaction, accountId);
        if (keys.length >= passkeyLimits.max) throw new TooManyPasskeys();
        const boundTo = hashToken(sessionId);
        const challenge = await newChallenge(transaction, { purpose: 'add', boundTo, accountId });
        await recordAudit(transaction, ownEvent('passkey.begun', account, request.id));
        return {
          challenge,
          rp: { id: partyOf(request, deps).rpId, name: 'Portail patient' },
          user: { id: handleOf(deps, accountId, keys).toString('base64url'), name: login, displayName: login },
          pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
          timeout,
          ...verification,
          excludeCredentials: keys.map(describeKey),
        };
      };
      return byPassword(
        () => demandPassword(deps, request, request.body.password),
        (secrets) =>
          inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            return begin(transaction);
          }),
      );
    },
  });
};

type Adding = { name: string; made: Made; transports: string[] };

/** @returns the recovery codes, none where the account had some */
const add = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { name, made, transports }: Adding,
  deps: Deps,
): Promise<string[]> => {
  const { vault } = deps;
  const account = accountOf(request);
  const { accountId, email: to, lang, login, patientId, sessionId } = account;
  await lockAccount(transaction, accountId);
  await keepSession(request, transaction);
  const keys = await listKnownKeys(transaction, accountId);
  if (keys.length >= passkeyLimits.max) throw new TooManyPasskeys();
  const wasOn = await isFactorOn(transaction, accountId);
  const userHandle = handleOf(deps, accountId, keys);
  const entityId = await insertPasskey(transaction, vault, { ...made, accountId, userHandle, transports, name });
  if (entityId === null) throw new PasskeyNotAdded();
  const codes = wasOn ? [] : newRecoveryCodes();
  if (!wasOn) {
    await replaceRecoveryCodes(transaction, vault, { accountId, codes });
    await endOtherSessions(transaction, accountId, sessionId);
  }
  await noteCodeGiven(transaction, sessionId);
  await warnOwner(transaction, deps, { template: 'passkeyAdded', accountId, patientId, login, lang, to });
  await recordAudit(transaction, { ...ownEvent('passkey.added', account, request.id), entityId });
  return codes;
};

/** @throws PasskeyNotAdded, PasskeyAlreadyAdded */
const proveNew = async (request: FastifyRequest, credential: CreatedCredential, deps: Deps): Promise<Made> => {
  const { db } = deps;
  const { accountId, sessionId } = accountOf(request);
  const claims = claimsIn(credential);
  const bound = { purpose: 'add', boundTo: hashToken(sessionId) } as const;
  if (claims !== null && (await spendChallenge(db, bound, claims.challenge)) && !claims.isFramed) {
    const made = await proveRegistration(credential, { challenge: claims.challenge, party: partyOf(request, deps) });
    if (made !== null) return made;
  }
  const known = await findPasskey(db, idIn(credential));
  throw known?.accountId === accountId ? new PasskeyAlreadyAdded() : new PasskeyNotAdded();
};

const addRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('addPasskey'),
    onRequest: requireSession,
    schema: { body: newPasskey, response: { 200: addedPasskey } },
    handler: async (request) => {
      const { credential, name } = request.body;
      refuseWrong({ name: checkRequired(name) });
      const { transports } = credential;
      const made = await proveNew(request, credential, deps);
      const codes = await inTransaction(deps.db, (transaction) =>
        add(transaction, request, { name, made, transports }, deps),
      );
      return { recoveryCodes: codes };
    },
  });
};

export const newPasskeyRoutes: Plugin = (app, deps) => {
  beginRoute(app, deps);
  addRoute(app, deps);
};
