import { z } from 'zod';

import { readKeptTexts, type KeptText } from '../data/texts/keptTexts.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import type { Plugin } from './deps.ts';
import { devPage, onlyHere, pagePolicy, withLinks } from './devPage.ts';
import { answerText } from './textAnswers.ts';

const query = z.strictObject({ to: z.string().optional() });

const answered = z.strictObject({ from: z.string(), body: z.string() });

const article = ({ to, body, sentAt }: KeptText): string =>
  `<article><h2>${escapeHtml(to)}</h2><p><time>${sentAt}</time></p><pre>${withLinks(body)}</pre></article>`;

/** Newest first; `?to=` filters. A POST answers as the phone would. */
export const devTextRoutes: Plugin = (app, deps) => {
  const { config } = deps;
  if (config.production || config.texts !== null) return;
  const options = { onRequest: onlyHere, schema: { hide: true, querystring: query } };
  const read = async (to: string | undefined): Promise<KeptText[]> =>
    (await readKeptTexts(config.dataDir)).filter((text) => to === undefined || text.to === to);
  app.get('/dev/texts.json', options, (request) => read(request.query.to));
  app.get('/dev/texts', options, async (request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    return devPage({ title: 'Texts', heading: 'Texts that were kept' }, (await read(request.query.to)).map(article));
  });
  app.post('/dev/texts', { onRequest: onlyHere, schema: { hide: true, body: answered } }, async (request) => ({
    reply: await answerText(deps, request.body, request.id),
  }));
};
