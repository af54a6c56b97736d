import type { FastifyReply, FastifyRequest } from 'fastify';

import { passkeyLimits, secondFactorLimits } from '../../../../contract/limits.ts';
import { cookieOptions, tokenShape } from '../sessionCookies.ts';

const makeCookie = (plain: string, minutes: number) => {
  const nameOf = (https: boolean): string => (https ? `__Host-${plain}` : plain);
  const options = (https: boolean) => ({ ...cookieOptions(https), httpOnly: true }) as const;
  return {
    read: (request: FastifyRequest, https: boolean): string | undefined => {
      const token = request.cookies[nameOf(https)];
      return token !== undefined && tokenShape.test(token) ? token : undefined;
    },
    set: (reply: FastifyReply, https: boolean, token: string): void => {
      reply.setCookie(nameOf(https), token, { ...options(https), maxAge: minutes * 60 });
    },
    clear: (reply: FastifyReply, https: boolean): void => {
      reply.clearCookie(nameOf(https), options(https));
    },
  };
};

export const stepCookie = makeCookie('second-step', secondFactorLimits.stepMinutes);

/** Binds a challenge to the browser that asked for it. */
export const passkeyCookie = makeCookie('passkey', passkeyLimits.challengeMinutes);
