import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

import type { App, Deps } from './http/deps.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { logAnswers, logController, loggerOptions, type LogSink } from './http/logging.ts';
import { describeApi } from './http/openApi.ts';
import { servePortal } from './http/portalFiles.ts';
import { hooks, routes } from './http/routes.ts';
import { setSecurityHeaders } from './http/securityHeaders.ts';

export type AppOptions = {
  /** The built portal; nothing is served when it has not been built. */
  portalDir?: string;
  logSink?: LogSink;
};

const builtPortal = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The whole application, ready to listen or to be called in process with `inject`. */
export const buildApp = async (deps: Deps, { portalDir = builtPortal, logSink }: AppOptions = {}): Promise<App> => {
  const { config } = deps;
  const bare = fastify({
    logger: loggerOptions(config, logSink),
    logController,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 16 * 1024,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
  });
  const app: App = bare.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  setSecurityHeaders(bare, config.https);
  logAnswers(bare);
  await app.register(cookie);
  if (config.apiDocs) await describeApi(app);
  await healthRoutes(app, deps);
  await app.register(async (api: App) => {
    for (const hook of hooks) await hook(api, deps);
    for (const route of routes) await route(api, deps);
  });
  await servePortal(app, portalDir);
  return app;
};
