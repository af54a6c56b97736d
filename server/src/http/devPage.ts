import type { FastifyRequest } from 'fastify';

import { MissingRecord } from '../domain/errors.ts';
import { escapeHtml } from '../domain/escapeHtml.ts';
import { isLoopbackHost } from '../domain/loopbackHost.ts';

/** Blocks scripts and resources, not links. */
export const pagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

export const devPage = ({ title, heading }: { title: string; heading: string }, articles: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title></head><body><h1>${heading}</h1>`,
    articles.length === 0 ? '<p>None yet.</p>' : articles.join('<hr>'),
    '</body></html>',
  ].join('\n');

export const onlyHere = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
  done(isLoopbackHost(request.headers.host) ? undefined : new MissingRecord());
};
