import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { keptMailsFolder, readKeptMails, type KeptMail } from '../data/keptMails.ts';
import { MissingRecord } from '../domain/errors.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import { isLoopbackHost } from '../domain/loopbackHost.ts';
import type { Plugin } from './deps.ts';

const query = z.strictObject({ to: z.string().optional() });

/** Blocks scripts and resources, not links. */
const pagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const attached = ({ name, text }: NonNullable<KeptMail['attachment']>): string =>
  `<details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(text)}</pre></details>`;

const article = ({ to, subject, sentAt, lang, text, attachment }: KeptMail): string =>
  [
    `<article lang="${lang}"><h2>${escapeHtml(subject)}</h2>`,
    `<p>${escapeHtml(to)}, <time>${sentAt}</time></p>`,
    `<pre>${withLinks(text)}</pre>${attachment ? attached(attachment) : ''}</article>`,
  ].join('\n');

const page = (mails: readonly KeptMail[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Mail</title></head><body><h1>Mail that was kept</h1>',
    mails.length === 0 ? '<p>None yet.</p>' : mails.map(article).join('<hr>'),
    '</body></html>',
  ].join('\n');

/** Newest first; `?to=` filters (product §6). */
export const devMailRoutes: Plugin = (app, { config }) => {
  if (config.production || config.mail.smtpUrl !== null) return;
  const onlyHere = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    done(isLoopbackHost(request.headers.host) ? undefined : new MissingRecord());
  };
  const read = async (to: string | undefined): Promise<KeptMail[]> =>
    (await readKeptMails(keptMailsFolder(config.dataDir))).filter((mail) => to === undefined || mail.to === to);
  app.get('/dev/mail.json', { onRequest: onlyHere, schema: { hide: true, querystring: query } }, (request) =>
    read(request.query.to),
  );
  app.get('/dev/mail', { onRequest: onlyHere, schema: { hide: true, querystring: query } }, async (request, reply) => {
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    return page(await read(request.query.to));
  });
};
