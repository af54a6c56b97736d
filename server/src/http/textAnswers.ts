import type { FastifyRequest } from 'fastify';

import { senderNumberIn } from '../../../contract/textNumber.ts';
import { recordAudit } from '../data/audit.ts';
import { readHolders } from '../data/texts/textNumbers.ts';
import { resumeNumber, stopNumber } from '../data/texts/textStops.ts';
import { inTransaction } from '../data/transaction.ts';
import { ForbiddenAction, MissingRecord } from '../domain/errors.ts';
import { networkOf } from '../domain/mail/network.ts';
import { keywordIn, type Keyword } from '../domain/texts/keywords.ts';
import type { IncomingText } from '../domain/texts/textGateway.ts';
import { replyText } from '../domain/texts/wording.ts';
import type { Deps, Plugin } from './deps.ts';

const path = '/webhooks/texts';

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

const obey = async (
  { config, db, vault }: Deps,
  { number, keyword, requestId }: { number: string; keyword: Keyword; requestId: string },
): Promise<string | null> =>
  inTransaction(db, async (transaction) => {
    const holders = await readHolders(transaction, vault, number);
    const change = { stop: stopNumber, start: resumeNumber, help: () => Promise.resolve(false) }[keyword];
    const isNews = await change(transaction, vault, number);
    for (const { accountId, patientId } of isNews ? holders : [])
      await recordAudit(transaction, {
        action: keyword === 'stop' ? 'texts.stopped' : 'texts.resumed',
        capacity: 'system',
        actorAccountId: null,
        patientId,
        entityId: accountId,
        requestId,
      });
    const [first] = holders;
    return first === undefined ? null : replyText(keyword, { network: networkOf(config).name, lang: first.lang });
  });

/** @returns what to answer the phone; nothing to who is no user */
export const answerText = async (
  deps: Deps,
  { from, body }: IncomingText,
  requestId: string,
): Promise<string | null> => {
  const [number, keyword] = [senderNumberIn(from), keywordIn(body)];
  return number === undefined || keyword === undefined ? null : obey(deps, { number, keyword, requestId });
};

/** For the gateway, which signs its calls over PUBLIC_URL: no session, no origin. */
export const textAnswerRoutes: Plugin = async (app, deps) => {
  const { clock, config, texts } = deps;
  if (texts === null || config.texts === null) return;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new MissingRecord();
      const url = `${config.publicUrl}${path}`;
      const text = texts.read({ url, header: headerOf(request), body: request.body }, clock());
      if (text === null) throw new ForbiddenAction('errors.forbiddenOrigin');
      const { type, body } = texts.reply(await answerText(deps, text, request.id));
      return reply.type(type).send(body);
    });
    done();
  });
};
