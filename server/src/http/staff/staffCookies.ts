import type { FastifyReply, FastifyRequest } from 'fastify';

import { staffXsrfCookie } from '../../../../contract/staffCalls.ts';
import { cookieOptions, tokenShape } from '../sessionCookies.ts';

const nameOf = (https: boolean): string => (https ? '__Host-staff' : 'staff');

const hidden = (https: boolean) => ({ ...cookieOptions(https), httpOnly: true }) as const;

export const readStaffToken = (request: FastifyRequest, https: boolean): string | undefined => {
  const token = request.cookies[nameOf(https)];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
};

export const setStaffCookie = (reply: FastifyReply, https: boolean, token: string): void => {
  reply.setCookie(nameOf(https), token, hidden(https));
};

export const setStaffXsrfCookie = (reply: FastifyReply, https: boolean, xsrfToken: string): void => {
  reply.setCookie(staffXsrfCookie, xsrfToken, cookieOptions(https));
};

export const clearStaffCookies = (reply: FastifyReply, https: boolean): void => {
  reply.clearCookie(nameOf(https), hidden(https));
  reply.clearCookie(staffXsrfCookie, cookieOptions(https));
};
