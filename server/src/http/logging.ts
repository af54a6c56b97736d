import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';

import type { Config } from '../config.ts';
import type { Deps } from './deps.ts';
import { refusedCall } from './refusedCall.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export type LogSink = { write: (line: string) => void };

type LoggedError = { type: string; message: string; stack: string; [field: string]: unknown };

/** Never logs the message, which may quote user input. */
const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = new Map(Object.entries(error));
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    type: error.name,
    message: String(fields.get('code') ?? ''),
    stack: frames
      .slice(0, 12)
      .map((frame) => frame.trim())
      .join('\n'),
    table: fields.get('table'),
    constraint: fields.get('constraint'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

/** Allow-listed fields as JSON, in UTC (security: 16.2.5). Never a body, raw URL, header, cookie or name. */
export const loggerOptions = (config: Pick<Config, 'logLevel'>, sink?: LogSink): LoggerOptions => ({
  level: config.logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  serializers: { req: () => ({}), res: () => ({}), err: describeError },
  hooks: {
    // pino would add the error's own message.
    logMethod(values, method) {
      const [first, message] = values;
      if (message === undefined && first instanceof Error) method.apply(this, [{ err: first }, 'failure']);
      else if (message === undefined && typeof first === 'object') method.apply(this, [first, 'failure']);
      else method.apply(this, values);
    },
  },
  ...(sink === undefined ? {} : { stream: sink }),
});

/** Fastify's own lines would contain raw URLs. */
export const logController = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });

export const logAnswer =
  (deps: Pick<Deps, 'csrf'>) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const [route, ms] = [routeOptions.url ?? 'none', Math.round(elapsedTime * 10) / 10];
    request.log.info({ method, route, status, ms, ...refusedCall(request, status, deps) }, 'answered');
    done();
  };
