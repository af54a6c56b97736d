import { z } from 'zod';

import { keptMailsFolder, readKeptMails, type KeptMail } from '../data/keptMails.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import type { Plugin } from './deps.ts';
import { devPage, onlyHere, pagePolicy, withLinks } from './devPage.ts';

const query = z.strictObject({ to: z.string().optional() });

const attached = ({ name, text }: NonNullable<KeptMail['attachment']>): string =>
  `<details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(text)}</pre></details>`;

const article = ({ to, subject, sentAt, lang, text, attachment }: KeptMail): string =>
  [
    `<article lang="${lang}"><h2>${escapeHtml(subject)}</h2>`,
    `<p>${escapeHtml(to)}, <time>${sentAt}</time></p>`,
    `<pre>${withLinks(text)}</pre>${attachment ? attached(attachment) : ''}</article>`,
  ].join('\n');

/** Newest first; `?to=` filters (product §6). */
export const devMailRoutes: Plugin = (app, { config }) => {
  if (config.production || config.mail.smtpUrl !== null) return;
  const read = async (to: string | undefined): Promise<KeptMail[]> =>
    (await readKeptMails(keptMailsFolder(config.dataDir))).filter((mail) => to === undefined || mail.to === to);
  app.get('/dev/mail.json', { onRequest: onlyHere, schema: { hide: true, querystring: query } }, (request) =>
    read(request.query.to),
  );
  app.get('/dev/mail', { onRequest: onlyHere, schema: { hide: true, querystring: query } }, async (request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    return devPage({ title: 'Mail', heading: 'Mail that was kept' }, (await read(request.query.to)).map(article));
  });
};
