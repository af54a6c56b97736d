import { hash, randomBytes, type KeyObject } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { digestFor } from '../domain/secrets.ts';

/** The portal copies it into `X-XSRF-TOKEN` (spec §7). */
export const xsrfCookie = 'XSRF-TOKEN';

/** `__Host-` binds the cookie to this host; browsers refuse it over http (product §8). */
const sessionCookie = (https: boolean): string => (https ? '__Host-session' : 'session');

/** Marks a known device (product §8); grants no access. */
export const deviceCookie = 'device';

/** Seconds; the browsers' maximum. */
const deviceLife = 400 * 24 * 3600;

export const cookieOptions = (https: boolean) => ({ path: '/', sameSite: 'strict', secure: https }) as const;
export const tokenShape = /^[\w-]{43}$/;

export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored: reading the table opens no session. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Keyed: a cookie planted by a sibling host matches no session (security: C4). */
export const xsrfTokenOf = (sessionToken: string, csrfKey: KeyObject): string =>
  digestFor('xsrf', sessionToken, csrfKey);

export const readSessionToken = (request: FastifyRequest, https: boolean): string | undefined => {
  const token = request.cookies[sessionCookie(https)];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
};

export const setXsrfCookie = (reply: FastifyReply, https: boolean, xsrfToken: string): void => {
  reply.setCookie(xsrfCookie, xsrfToken, cookieOptions(https));
};

export const setSessionCookie = (reply: FastifyReply, https: boolean, token: string): void => {
  reply.setCookie(sessionCookie(https), token, { ...cookieOptions(https), httpOnly: true });
};

export const setDeviceCookie = (reply: FastifyReply, https: boolean, value: string): void => {
  reply.setCookie(deviceCookie, value, { ...cookieOptions(https), httpOnly: true, maxAge: deviceLife });
};

export const clearSessionCookies = (reply: FastifyReply, https: boolean): void => {
  reply.clearCookie(sessionCookie(https), { ...cookieOptions(https), httpOnly: true });
  reply.clearCookie(xsrfCookie, cookieOptions(https));
};
