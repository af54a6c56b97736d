import type { FastifyReply, FastifyRequest } from 'fastify';

import { passkeyLimits, secondFactorLimits } from '../../../../contract/limits.ts';
import { cookieOptions, tokenShape } from '../sessionCookies.ts';

const makeCookie = (plain: string, minutes: number) => {
  const nameOf = (https: boolean): string => (https ? `__Host-${plain}` : plain);
  return {
    read: (request: FastifyRequest, https: boolean): string | undefined => {
      const token = request.cookies[nameOf(https)];
      return token !== undefined && tokenShape.test(token) ? token : undefined;
    },
    set: (reply: FastifyReply, https: boolean, token: string): void => {
      reply.setCookie(nameOf(https), token, { ...cookieOptions(https), httpOnly: true, maxAge: minutes * 60 });
    },
    clear: (reply: FastifyReply, https: boolean): void => {
      reply.clearCookie(nameOf(https), { ...cookieOptions(https), httpOnly: true });
    },
  };
};

export const stepCookie = makeCookie('second-step', secondFactorLimits.stepMinutes);

export const passkeyCookie = makeCookie('passkey', passkeyLimits.challengeMinutes);
