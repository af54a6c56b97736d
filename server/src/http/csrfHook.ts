import type { FastifyRequest } from 'fastify';

import { calls, type CallName } from '../../../contract/calls.ts';
import type { Config } from '../config.ts';
import { ForbiddenAction } from '../domain/errors.ts';
import { isLoopbackHost } from '../domain/loopbackHost.ts';
import { isFromOwnPage, isFromOwnScript, type RequestSource } from '../domain/requestOrigin.ts';
import { isSameSecret } from '../domain/secrets.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { readSessionToken, xsrfTokenOf } from './sessionCookies.ts';
import { readStaffToken } from './staff/staffCookies.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isCallName = (name: string): name is CallName => name in calls;

/** New acting GETs are protected too. */
const actingGets = new Set(
  Object.keys(calls)
    .filter(isCallName)
    .filter((name) => calls[name].method === 'GET' && calls[name].effect === 'write')
    .map((name) => at(name).url),
);

const firstOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const sourceOf = ({ headers }: FastifyRequest): RequestSource => ({
  site: firstOf(headers['sec-fetch-site']),
  dest: firstOf(headers['sec-fetch-dest']),
  origin: headers.origin,
  requestedWith: firstOf(headers['x-requested-with']),
});

/** Of the public address, and of this computer in development. */
export const ownAddresses = ({ headers }: FastifyRequest, { production, publicUrl }: Config): string[] =>
  production || !isLoopbackHost(headers.host)
    ? [publicUrl]
    : [publicUrl, `http://${headers.host}`, `https://${headers.host}`];

/** Only our own pages can read the token. */
const carriesXsrfToken = (request: FastifyRequest, { config, csrf }: Pick<Deps, 'config' | 'csrf'>): boolean => {
  const readToken = request.staff === null ? readSessionToken : readStaffToken;
  const token = readToken(request, config.https);
  const sent = firstOf(request.headers['x-xsrf-token']);
  if (token === undefined || sent === undefined) return false;
  return csrf.accepts((key) => isSameSecret(sent, xsrfTokenOf(token, key)));
};

/**
 * Product §8 CSRF. Unsafe methods need our origin and, with a session, `X-XSRF-TOKEN`. Acting GETs must pass
 * isFromOwnScript.
 */
export const csrfHook: Plugin = (app, { config, csrf }) => {
  app.addHook('onRequest', async (request) => {
    const isAllowed = safeMethods.has(request.method)
      ? !actingGets.has(request.routeOptions.url ?? '') || isFromOwnScript(sourceOf(request))
      : isFromOwnPage(sourceOf(request), ownAddresses(request, config)) &&
        ((request.account === null && request.staff === null) || carriesXsrfToken(request, { config, csrf }));
    if (!isAllowed) throw new ForbiddenAction('errors.forbiddenOrigin');
  });
};
