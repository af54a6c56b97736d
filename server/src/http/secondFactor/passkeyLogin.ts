import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  passkeyLogin,
  passkeyLoginBegin,
  passkeyRequest,
  type AssertedCredential,
} from '../../../../contract/passkeys.ts';
import { loginAnswer } from '../../../../contract/session.ts';
import { newChallenge, spendChallenge } from '../../data/secondFactor/passkeyChallenges.ts';
import { findPasskey, listKnownKeys, usePasskey, type FoundPasskey } from '../../data/secondFactor/passkeys.ts';
import type { Waiting } from '../../data/secondFactor/secondSteps.ts';
import { isKnownTo, readDevice } from '../../domain/knownDevice.ts';
import { makeDecoy } from '../../domain/secondFactor/passkeyProof.ts';
import { NoPasskey, PasskeyRefused } from '../../domain/secondFactor/refusals.ts';
import { lockAccount } from '../../data/mailbox/lockAccount.ts';
import { at } from '../at.ts';
import { noteRefusal, tellOfDevice } from '../authenticate.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { openSession } from '../openSession.ts';
import { withResponsePadding } from '../responsePadding.ts';
import { deviceCookie, hashToken, newSessionToken } from '../sessionCookies.ts';
import { idIn, isProved, partyOf, requestFor } from './passkeyParty.ts';
import { passkeyCookie } from './stepCookie.ts';
import { findWaiting, noteRefusedStep, passStep } from './waitingStep.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Given = Exchange & { credential: AssertedCredential };

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

const decoy = makeDecoy();

const isOf = ({ userHandle }: AssertedCredential, found: FoundPasskey): boolean =>
  userHandle !== null && found.userHandle.equals(Buffer.from(userHandle, 'base64url'));

const signIn = async (deps: Deps, { request, reply, credential }: Given): Promise<FoundPasskey> => {
  const { config, csrf, db } = deps;
  const boundTo = hashToken(passkeyCookie.read(request, config.https) ?? '');
  const found = await findPasskey(db, idIn(credential));
  const proof = await isProved(deps, request, {
    credential,
    verifier: found ?? decoy,
    spend: (challenge) => spendChallenge(db, { challenge, purpose: 'signIn', boundTo }),
  });
  const refuse = async () => {
    await noteRefusal(deps, request, found?.accountId ?? null);
    return new PasskeyRefused();
  };
  if (found === undefined || proof === null || found.closedAt !== null || !isOf(credential, found))
    throw await refuse();
  const device = readDevice(request.cookies[deviceCookie]);
  const isKnown = csrf.accepts((key) => isKnownTo(device, found, key));
  const { accountId, passkeyId } = found;
  await openSession(deps, {
    request,
    reply,
    account: found,
    codeIsGiven: true,
    before: async (transaction) => {
      await lockAccount(transaction, accountId);
      if (!(await usePasskey(transaction, { passkeyId, accountId, ...proof }))) throw new PasskeyRefused();
    },
    welcome: async (transaction) => {
      if (!isKnown) await tellOfDevice(transaction, deps, request, found);
    },
  });
  passkeyCookie.clear(reply, config.https);
  return found;
};

const giveStep = async (deps: Deps, { request, reply, credential }: Given): Promise<Waiting> => {
  const { db } = deps;
  const step = await findWaiting(deps, { request, reply });
  const { tokenHash, waiting } = step;
  const found = await findPasskey(db, idIn(credential));
  const proof = await isProved(deps, request, {
    credential,
    verifier: found ?? decoy,
    spend: (challenge) => spendChallenge(db, { challenge, purpose: 'secondStep', boundTo: tokenHash }),
  });
  try {
    if (found === undefined || proof === null) throw new PasskeyRefused();
    const use = { passkeyId: found.passkeyId, accountId: waiting.accountId, ...proof };
    await passStep(deps, { request, reply }, step, async (transaction) => {
      if (!(await usePasskey(transaction, use))) throw new PasskeyRefused();
    });
  } catch (error) {
    if (error instanceof PasskeyRefused) await noteRefusedStep(deps, request, { action: 'passkey.refused', waiting });
    throw error;
  }
  return waiting;
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
