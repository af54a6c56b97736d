import {
  passkeyLogin,
  passkeyLoginBegin,
  passkeyRequest,
  type AssertedCredential,
} from '../../../../contract/passkeys.ts';
import { loginAnswer } from '../../../../contract/session.ts';
import { lockAccount } from '../../data/lockAccount.ts';
import { newChallenge } from '../../data/secondFactor/passkeyChallenges.ts';
import { findPasskey, listKnownKeys, usePasskey, type FoundPasskey } from '../../data/secondFactor/passkeys.ts';
import type { Waiting } from '../../data/secondFactor/secondSteps.ts';
import { isKnownTo, readDevice } from '../../domain/knownDevice.ts';
import { makeDecoy } from '../../domain/secondFactor/passkeyProof.ts';
import { NoPasskey, PasskeyRefused } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import { noteRefusal, tellOfDevice } from '../authenticate.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { openSession } from '../openSession.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { deviceCookie, hashToken, newSessionToken } from '../sessionCookies.ts';
import { idIn, partyOf, proofIn, requestFor } from './passkeyParty.ts';
import { passkeyCookie } from './stepCookie.ts';
import { findWaiting, noteRefusedStep, passStep, type Exchange } from './waitingStep.ts';

type Given = Exchange & { credential: AssertedCredential };

const decoy = makeDecoy();

const beginRoute = (app: App, deps: Deps): void => {
  const { config, db, limits } = deps;
  app.route({
    ...at('beginPasskeyLogin'),
    schema: { body: passkeyLoginBegin, response: { 200: passkeyRequest } },
    handler: async (request, reply) => {
      await limits.admitPasskey(request.ip);
      const party = partyOf(request, deps);
      if (!request.body.isSecondStep) {
        const token = newSessionToken();
        const challenge = await newChallenge(db, { purpose: 'signIn', boundTo: hashToken(token), accountId: null });
        passkeyCookie.set(reply, config.https, token);
        return requestFor(challenge, party, []);
      }
      const { tokenHash, waiting } = await findWaiting(deps, { request, reply });
      const { accountId } = waiting;
      const keys = await listKnownKeys(db, accountId);
      if (keys.length === 0) throw new NoPasskey();
      const challenge = await newChallenge(db, { purpose: 'secondStep', boundTo: tokenHash, accountId });
      return requestFor(challenge, party, keys);
    },
  });
};

type Use = { passkeyId: string; counter: number; isBackedUp: boolean };

const enter = async (
  deps: Deps,
  { request, reply, credential }: Given,
  found: FoundPasskey,
  use: Use,
): Promise<FoundPasskey> => {
  const { accountId } = found;
  const device = readDevice(request.cookies[deviceCookie]);
  const isKnown = deps.csrf.accepts((key) => isKnownTo(device, found, key));
  let account = found;
  await openSession(deps, {
    request,
    reply,
    account: found,
    codeIsGiven: true,
    before: async (transaction) => {
      await lockAccount(transaction, accountId);
      // It may have been closed meanwhile, and only a password reopens it.
      const now = await findPasskey(transaction, idIn(credential));
      if (now === undefined || now.closedAt !== null) throw new PasskeyRefused();
      if (!(await usePasskey(transaction, { ...use, accountId }))) throw new PasskeyRefused();
      account = now;
    },
    welcome: async (transaction) => {
      if (!isKnown) await tellOfDevice(transaction, deps, request, account);
    },
  });
  return account;
};

/** Both factors at once. @throws PasskeyRefused */
const signIn = async (deps: Deps, given: Given): Promise<FoundPasskey> => {
  const { request, reply, credential } = given;
  const { config, db } = deps;
  const found = await findPasskey(db, idIn(credential));
  const boundTo = hashToken(passkeyCookie.read(request, config.https) ?? '');
  try {
    const proof = await proofIn(deps, request, { credential, found, decoy, bound: { purpose: 'signIn', boundTo } });
    if (found === undefined || proof === null) throw new PasskeyRefused();
    const account = await enter(deps, given, found, { passkeyId: found.passkeyId, ...proof });
    passkeyCookie.clear(reply, config.https);
    return account;
  } catch (error) {
    if (error instanceof PasskeyRefused) await noteRefusal(deps, request, found?.accountId ?? null);
    throw error;
  }
};

/** After the password. @throws StepExpired, PasskeyRefused */
const giveStep = async (deps: Deps, given: Given): Promise<Waiting> => {
  const { request, credential } = given;
  const step = await findWaiting(deps, given);
  const { waiting, tokenHash } = step;
  const { accountId } = waiting;
  const known = await findPasskey(deps.db, idIn(credential));
  const found = known?.accountId === accountId ? known : undefined;
  const bound = { purpose: 'secondStep', boundTo: tokenHash } as const;
  try {
    const proof = await proofIn(deps, request, { credential, found, decoy, bound });
    if (found === undefined || proof === null) throw new PasskeyRefused();
    const use = { passkeyId: found.passkeyId, accountId, ...proof };
    return await passStep(deps, given, step, async (transaction) => {
      if (!(await usePasskey(transaction, use))) throw new PasskeyRefused();
    });
  } catch (error) {
    if (error instanceof PasskeyRefused) await noteRefusedStep(deps, request, { action: 'passkey.refused', waiting });
    throw error;
  }
};

export const passkeyLoginRoutes: Plugin = (app, deps) => {
  beginRoute(app, deps);
  app.route({
    ...at('loginByPasskey'),
    ...withResponsePadding,
    schema: { body: passkeyLogin, response: { 200: loginAnswer } },
    handler: async (request, reply) => {
      await deps.limits.admitPasskey(request.ip);
      const { credential, isSecondStep } = request.body;
      const { login, lang } = await (isSecondStep ? giveStep : signIn)(deps, { request, reply, credential });
      return { login, lang };
    },
  });
};
