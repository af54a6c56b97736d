import { readKeptPushes, type KeptPush } from '../data/pushes/keptPushes.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import type { Plugin } from './deps.ts';
import { devPage, onlyHere, pagePolicy, withLinks } from './devPage.ts';

const article = ({ body, route, sentAt, title, to }: KeptPush, publicUrl: string): string =>
  `<article><h2>${escapeHtml(title)}</h2><p><time>${sentAt}</time> ${escapeHtml(to)}</p><pre>${escapeHtml(body)}\n${withLinks(`${publicUrl}/#${route}`)}</pre></article>`;

/** Newest first, as the devices show them. */
export const devPushRoutes: Plugin = (app, { config }) => {
  if (config.production) return;
  const options = { onRequest: onlyHere, schema: { hide: true } };
  app.get('/dev/pushes.json', options, () => readKeptPushes(config.dataDir));
  app.get('/dev/pushes', options, async (_request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    const pushes = await readKeptPushes(config.dataDir);
    return devPage(
      { title: 'Pushes', heading: 'Pushes that left' },
      pushes.map((push) => article(push, config.publicUrl)),
    );
  });
};
