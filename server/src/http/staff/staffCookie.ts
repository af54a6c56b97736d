import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieOptions, tokenShape } from '../sessionCookies.ts';

const nameOf = (https: boolean): string => (https ? '__Host-staff' : 'staff');

export const readStaffToken = (request: FastifyRequest, https: boolean): string | undefined => {
  const token = request.cookies[nameOf(https)];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
};

export const setStaffCookie = (reply: FastifyReply, https: boolean, token: string): void => {
  reply.setCookie(nameOf(https), token, { ...cookieOptions(https), httpOnly: true });
};

export const clearStaffCookie = (reply: FastifyReply, https: boolean): void => {
  reply.clearCookie(nameOf(https), { ...cookieOptions(https), httpOnly: true });
};
