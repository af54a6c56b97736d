import { z } from 'zod';

import { textCodeBody, textNumber, textNumberBody, type TextNumber } from '../../../contract/news.ts';
import { isFictional } from '../../../contract/phones.ts';
import { checkTextNumber, textNumberIn } from '../../../contract/textNumber.ts';
import { recordAudit } from '../data/audit.ts';
import { queueTextCode } from '../data/news/queueNews.ts';
import { type SignedIn } from '../data/sessions.ts';
import { endTextNumber, keepTextNumber, readTextNumber, tryTextCode } from '../data/texts/textNumbers.ts';
import { inTransaction } from '../data/transaction.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { BrokenRule, ExpiredRecord, MissingRecord } from '../domain/errors.ts';
import { bareTextCode, makeTextCode } from '../domain/texts/textCode.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf, keepSession, requireConfirmedEmail, requireSession } from './sessionHook.ts';

const answerOf = async ({ db, texts, vault }: Deps, { accountId }: SignedIn): Promise<TextNumber> => ({
  isOffered: texts !== null,
  ...(await readTextNumber(db, vault, accountId)),
});

const readRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('getTextNumber'),
    onRequest: requireSession,
    schema: { response: { 200: textNumber } },
    handler: (request) => answerOf(deps, accountOf(request)),
  });
};

const keepRoute = (app: App, deps: Deps): void => {
  const { config, db, limits, texts, vault } = deps;
  app.route({
    ...at('keepTextNumber'),
    onRequest: requireSession,
    schema: { body: textNumberBody, response: { 200: textNumber } },
    handler: async (request) => {
      const account = accountOf(request);
      const { accountId, lang } = account;
      if (texts === null) throw new MissingRecord();
      requireConfirmedEmail(request, 'texts.emailUnconfirmed');
      refuseWrong({ number: checkTextNumber(request.body.number) });
      const number = textNumberIn(request.body.number) ?? '';
      if (config.production && isFictional(number.slice(2))) refuseWrong({ number: 'texts.invalidNumber' });
      await limits.admitTextCode({ address: request.ip, accountId, number });
      const code = makeTextCode();
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await keepTextNumber(transaction, vault, { accountId, number, code });
        await queueTextCode(transaction, vault, accountId, { number, code, lang });
        await recordAudit(transaction, ownEvent('textNumber.added', account, request.id));
      });
      return answerOf(deps, account);
    },
  });
};

const confirmRoute = (app: App, deps: Deps): void => {
  const { db, vault } = deps;
  app.route({
    ...at('confirmTextNumber'),
    onRequest: requireSession,
    schema: { body: textCodeBody, response: { 200: textNumber } },
    handler: async (request) => {
      const account = accountOf(request);
      const code = bareTextCode(request.body.code);
      const tried = await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        const outcome = await tryTextCode(transaction, vault, { accountId: account.accountId, code });
        if (outcome === 'right') await recordAudit(transaction, ownEvent('textNumber.confirmed', account, request.id));
        return outcome;
      });
      if (tried === 'over') throw new ExpiredRecord('texts.codeExpired');
      if (tried === 'wrong') throw new BrokenRule('texts.wrongCode', { fields: { code: 'texts.wrongCode' } });
      return answerOf(deps, account);
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

export const textNumberRoutes: Plugin = (app, deps) => {
  for (const route of [readRoute, keepRoute, confirmRoute, endRoute]) route(app, deps);
};
