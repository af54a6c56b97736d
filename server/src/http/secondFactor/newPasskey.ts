import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { passkeyLimits } from '../../../../contract/limits.ts';
import { addedPasskey, newPasskey, passkeyCreation, type AddedPasskey } from '../../../../contract/passkeys.ts';
import { checkRequired } from '../../../../contract/rules.ts';
import { secondFactorPassword } from '../../../../contract/secondFactor.ts';
import { recordAudit } from '../../data/audit.ts';
import { lockAccount } from '../../data/mailbox/lockAccount.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { isFactorOn, noteCodeGiven } from '../../data/secondFactor/factors.ts';
import { newChallenge, spendChallenge } from '../../data/secondFactor/passkeyChallenges.ts';
import { insertPasskey, listKnownKeys, type KnownKey } from '../../data/secondFactor/passkeys.ts';
import { replaceRecoveryCodes } from '../../data/secondFactor/recoveryCodes.ts';
import { endOtherSessions } from '../../data/sessions.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { refuseWrong } from '../../domain/brokenFields.ts';
import { challengeIn, passkeyAlgorithms, proveRegistration } from '../../domain/secondFactor/passkeyProof.ts';
import { newRecoveryCodes } from '../../domain/secondFactor/recoveryCode.ts';
import { PasskeyNotAdded, TooManyPasskeys } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { hashToken } from '../sessionCookies.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { describeKey, partyOf, timeout } from './passkeyParty.ts';
import { requireFreshCode } from './requireFreshCode.ts';

const handleOf = ({ vault }: Deps, accountId: string, [first]: readonly KnownKey[]): Buffer =>
  first?.userHandle ?? vault.blindIndex(`passkey user\n${accountId}`);

const beginRoute = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.route({
    ...at('beginPasskey'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: secondFactorPassword, response: { 200: passkeyCreation } },
    handler: (request) => {
      const account = accountOf(request);
      const { accountId, login, sessionId } = account;
      const { rpId } = partyOf(request, deps);
      return byPassword(
        () => demandPassword(deps, request, request.body.password),
        (secrets) =>
          inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            const keys = await listKnownKeys(transaction, accountId);
            if (keys.length >= passkeyLimits.max) throw new TooManyPasskeys();
            const boundTo = hashToken(sessionId);
            const challenge = await newChallenge(transaction, { purpose: 'add', boundTo, accountId });
            await recordAudit(transaction, ownEvent('passkey.begun', account, request.id));
            return {
              challenge,
              rp: { id: rpId, name: 'Portail patient' },
              user: { id: handleOf(deps, accountId, keys).toString('base64url'), name: login, displayName: login },
              pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
              timeout,
              attestation: 'none' as const,
              authenticatorSelection: {
                residentKey: 'required' as const,
                requireResidentKey: true as const,
                userVerification: 'required' as const,
              },
              excludeCredentials: keys.map(describeKey),
            };
          }),
      );
    },
  });
};

type Adding = { name: string; made: NonNullable<Awaited<ReturnType<typeof proveRegistration>>>; transports: string[] };

const add = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { name, made, transports }: Adding,
  deps: Deps,
): Promise<AddedPasskey> => {
  const { vault } = deps;
  const account = accountOf(request);
  const { accountId, email: to, lang, login, patientId, sessionId } = account;
  await lockAccount(transaction, accountId);
  await keepSession(request, transaction);
  const keys = await listKnownKeys(transaction, accountId);
  if (keys.length >= passkeyLimits.max) throw new TooManyPasskeys();
  const wasOn = await isFactorOn(transaction, accountId);
  const userHandle = handleOf(deps, accountId, keys);
  const passkey = await insertPasskey(transaction, vault, { ...made, accountId, userHandle, transports, name });
  if (passkey === null) throw new PasskeyNotAdded();
  const recoveryCodes = wasOn ? null : newRecoveryCodes();
  if (recoveryCodes !== null) {
    await replaceRecoveryCodes(transaction, vault, { accountId, codes: recoveryCodes });
    await endOtherSessions(transaction, accountId, sessionId);
  }
  await noteCodeGiven(transaction, sessionId);
  await warnOwner(transaction, deps, { template: 'passkeyAdded', accountId, patientId, login, lang, to });
  await recordAudit(transaction, { ...ownEvent('passkey.added', account, request.id), entityId: passkey.passkeyId });
  return { passkey, recoveryCodes };
};

const addRoute = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.route({
    ...at('addPasskey'),
    onRequest: requireSession,
    schema: { body: newPasskey, response: { 200: addedPasskey } },
    handler: async (request) => {
      const { sessionId } = accountOf(request);
      const { credential, name } = request.body;
      refuseWrong({ name: checkRequired(name) });
      const challenge = challengeIn(credential) ?? '';
      const boundTo = hashToken(sessionId);
      const isOurs = await spendChallenge(db, { challenge, purpose: 'add', boundTo });
      const made = isOurs ? await proveRegistration(credential, { challenge, party: partyOf(request, deps) }) : null;
      if (made === null) throw new PasskeyNotAdded();
      const { transports } = credential;
      return inTransaction(db, (transaction) => add(transaction, request, { name, made, transports }, deps));
    },
  });
};

export const newPasskeyRoutes: Plugin = (app, deps) => {
  beginRoute(app, deps);
  addRoute(app, deps);
};
