import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { isFictional } from '../../../contract/phones.ts';
import { checkTextNumber, textNumberIn } from '../../../contract/textNumber.ts';
import { textChoicesBody, textCodeBody, textNumberBody, texts, type Texts } from '../../../contract/texts.ts';
import { recordAudit } from '../data/audit.ts';
import { queueCode } from '../data/texts/queueNews.ts';
import { chooseTexts, readTexts } from '../data/texts/textChoices.ts';
import { endTextNumber, keepTextNumber, tryTextCode } from '../data/texts/textNumbers.ts';
import { inTransaction } from '../data/transaction.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { BrokenRule, ExpiredRecord, MissingRecord } from '../domain/errors.ts';
import { bareTextCode, makeTextCode } from '../domain/texts/textCode.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf, keepSession, requireConfirmedEmail, requireSession } from './sessionHook.ts';

const answer = { response: { 200: texts } };

const answerOf = async ({ db, texts: gateway, vault }: Deps, request: FastifyRequest): Promise<Texts> => ({
  isOffered: gateway !== null,
  ...(await readTexts(db, vault, accountOf(request).accountId)),
});

const readRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('getTexts'),
    onRequest: requireSession,
    schema: answer,
    handler: (request) => answerOf(deps, request),
  });
};

/** Nobody waits for a number of fiction outside development. */
const numberIn = (typed: string, isReal: boolean): string => {
  const number = textNumberIn(typed) ?? '';
  refuseWrong({
    number: checkTextNumber(typed) ?? (isReal && isFictional(number.slice(2)) ? 'texts.invalidNumber' : undefined),
  });
  return number;
};

/** A number that answered STOP gets the answer of any other. */
const keepRoute = (app: App, deps: Deps): void => {
  const { config, db, limits, texts: gateway, vault } = deps;
  app.route({
    ...at('keepTextNumber'),
    onRequest: requireSession,
    schema: { body: textNumberBody, ...answer },
    handler: async (request) => {
      const account = accountOf(request);
      const { accountId, lang } = account;
      if (gateway === null) throw new MissingRecord();
      requireConfirmedEmail(request, 'texts.emailUnconfirmed');
      const number = numberIn(request.body.number, config.production);
      await limits.admitTextCode({ address: request.ip, accountId, number });
      const code = makeTextCode();
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        if (!(await keepTextNumber(transaction, vault, { accountId, number, code }))) return;
        await queueCode(transaction, vault, { accountId, lang, number, code });
        await recordAudit(transaction, ownEvent('textNumber.added', account, request.id));
      });
      return answerOf(deps, request);
    },
  });
};

const confirmRoute = (app: App, deps: Deps): void => {
  const { db, vault } = deps;
  app.route({
    ...at('confirmTextNumber'),
    onRequest: requireSession,
    schema: { body: textCodeBody, ...answer },
    handler: async (request) => {
      const account = accountOf(request);
      const { accountId } = account;
      const code = bareTextCode(request.body.code);
      const tried = await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        const outcome = await tryTextCode(transaction, vault, { accountId, code });
        if (outcome === 'right') await recordAudit(transaction, ownEvent('textNumber.confirmed', account, request.id));
        return outcome;
      });
      if (tried === 'over') throw new ExpiredRecord('texts.codeExpired');
      if (tried === 'wrong') throw new BrokenRule('texts.wrongCode', { fields: { code: 'texts.wrongCode' } });
      return answerOf(deps, request);
    },
  });
};

const chooseRoute = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.route({
    ...at('chooseTexts'),
    onRequest: requireSession,
    schema: { body: textChoicesBody, ...answer },
    handler: async (request) => {
      const account = accountOf(request);
      const { accountId } = account;
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        const outcome = await chooseTexts(transaction, accountId, request.body);
        if (outcome === 'absent') throw new MissingRecord();
        if (outcome === 'changed') await recordAudit(transaction, ownEvent('texts.decided', account, request.id));
      });
      return answerOf(deps, request);
    },
  });
};

const endRoute = (app: App, { db }: Deps): void => {
  app.route({
    ...at('endTextNumber'),
    onRequest: requireSession,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        if (await endTextNumber(transaction, account.accountId))
          await recordAudit(transaction, ownEvent('textNumber.ended', account, request.id));
      });
      reply.code(204);
    },
  });
};

export const textRoutes: Plugin = (app, deps) => {
  for (const route of [readRoute, keepRoute, confirmRoute, chooseRoute, endRoute]) route(app, deps);
};
