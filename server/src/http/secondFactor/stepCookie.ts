import type { FastifyReply, FastifyRequest } from 'fastify';

import { secondFactorLimits } from '../../../../contract/limits.ts';
import { cookieOptions, tokenShape } from '../sessionCookies.ts';

const stepCookie = (https: boolean): string => (https ? '__Host-second-step' : 'second-step');

const options = (https: boolean) => ({ ...cookieOptions(https), httpOnly: true }) as const;

export const readStepToken = (request: FastifyRequest, https: boolean): string | undefined => {
  const token = request.cookies[stepCookie(https)];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
};

export const setStepCookie = (reply: FastifyReply, https: boolean, token: string): void => {
  reply.setCookie(stepCookie(https), token, { ...options(https), maxAge: secondFactorLimits.stepMinutes * 60 });
};

export const clearStepCookie = (reply: FastifyReply, https: boolean): void => {
  reply.clearCookie(stepCookie(https), options(https));
};
