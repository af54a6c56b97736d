import { keptPushes, type KeptPush } from '../data/pushes/keptPushes.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import type { Plugin } from './deps.ts';
import { devPage, onlyHere, pagePolicy } from './devPage.ts';

const article = ({ to, body, sentAt }: KeptPush): string =>
  `<article><h2>${escapeHtml(to)}</h2><p><time>${sentAt}</time></p><pre>${escapeHtml(body)}</pre></article>`;

export const devPushRoutes: Plugin = (app, { config }) => {
  if (config.production) return;
  const options = { onRequest: onlyHere, schema: { hide: true } };
  const read = async (): Promise<KeptPush[]> =>
    (await keptPushes(config.dataDir).read()).sort((one, other) => other.sentAt.localeCompare(one.sentAt));
  app.get('/dev/pushes.json', options, read);
  app.get('/dev/pushes', options, async (_request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    return devPage({ title: 'Pushes', heading: 'Pushes that were kept' }, (await read()).map(article));
  });
};
