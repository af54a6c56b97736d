import { z } from 'zod';

import { legalText, type LegalKind } from '../data/legalTexts.ts';
import { at } from './at.ts';
import type { App, Plugin } from './deps.ts';

/** Anything but `lang=en` is French (spec §7: default fr). */
const query = z.strictObject({ lang: z.union([z.string(), z.array(z.string())]).optional() });

const textRoute = (app: App, call: 'getPrivacy' | 'getTerms', kind: LegalKind): void => {
  app.route({
    ...at(call),
    schema: { querystring: query, response: { 200: z.string(), 304: z.literal('') } },
    handler: (request, reply) => {
      const lang = request.query.lang === 'en' ? 'en' : 'fr';
      const { html, etag } = legalText(kind, lang);
      const isKept = request.headers['if-none-match']?.includes(etag) ?? false;
      // Revalidated, so that a new version shows at once.
      reply
        .headers({ 'cache-control': 'public, no-cache', 'content-language': lang, etag })
        .type('text/html; charset=utf-8');
      reply.code(isKept ? 304 : 200);
      return isKept ? '' : html;
    },
  });
};

export const legalRoutes: Plugin = (app) => {
  textRoute(app, 'getPrivacy', 'privacy');
  textRoute(app, 'getTerms', 'terms');
};
