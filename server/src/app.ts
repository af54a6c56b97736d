import { fileURLToPath } from 'node:url';

import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

import { MalformedRequest } from './domain/errors.ts';
import { brokenRequestHandler, hasHost, refuseExpectation } from './http/brokenRequests.ts';
import { closePort } from './http/closePort.ts';
import type { App, Deps } from './http/deps.ts';
import { devMailRoutes } from './http/devMail.ts';
import { devPushRoutes } from './http/devPushes.ts';
import { devTextRoutes } from './http/devTexts.ts';
import { devStaffCodeRoutes } from './http/staff/devCode.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { logAnswer, logController, loggerOptions, type LogSink } from './http/logging.ts';
import { describeApi } from './http/openApi.ts';
import { requestIdsFrom } from './http/requestId.ts';
import { servePortal } from './http/portalFiles.ts';
import { hooks, routes } from './http/routes.ts';
import { textAnswerRoutes } from './http/textAnswers.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { demandStrictSchemas } from './http/strictSchemas.ts';
import { trustedProxies } from './http/trustedProxies.ts';

export type AppOptions = {
  portalDir?: string;
  logSink?: LogSink;
};

const builtPortal = fileURLToPath(new URL('../../dist/', import.meta.url));

const limits = {
  bodyLimit: 16 * 1024,
  connectionTimeout: 60_000,
  // Ten megabytes over a slow phone.
  requestTimeout: 180_000,
  keepAliveTimeout: 65_000,
  routerOptions: { maxParamLength: 200 },
};

/** No proxy must reuse a connection about to close. */
const hangUpWhenStopping = (app: App, { stopping }: Deps): void => {
  let answered: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopping.hasBegun = true;
    ({ answered } = await closePort(app.server));
  });
  // The framework waits for nobody if the port is closed already.
  app.addHook('onClose', async () => {
    await answered;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
};

const makeServer = (deps: Deps, logSink?: LogSink): App => {
  const { config, stopping } = deps;
  const headers = securityHeaders(config.https);
  const isProxy = trustedProxies(config.trustedProxies);
  const app = fastify({
    ...limits,
    logger: loggerOptions(config, logSink),
    logController,
    genReqId: requestIdsFrom(isProxy),
    // Its shape is the framework's own.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && isProxy,
    // Two GETs have effects (spec §7), which HEAD must not trigger.
    exposeHeadRoutes: false,
    // `hasHost` refuses in the one error shape.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      if (stopping.hasBegun) reply.header('connection', 'close');
      answerError(error, request, reply);
    },
    clientErrorHandler: brokenRequestHandler(headers),
  }).withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done(hasHost(request.raw) ? undefined : new MalformedRequest());
  });
  app.addHook('onResponse', logAnswer(deps));
  app.server.on('checkExpectation', refuseExpectation(headers));
  hangUpWhenStopping(app, deps);
  return app;
};

export const buildApp = async (deps: Deps, { portalDir = builtPortal, logSink }: AppOptions = {}): Promise<App> => {
  const app = makeServer(deps, logSink);
  deps.vault.onBroken((context) => app.log.error({ column: context }, 'sealed value unreadable'));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  await app.register(cookie);
  if (deps.config.apiDocs) await describeApi(app);
  await devMailRoutes(app, deps);
  await devPushRoutes(app, deps);
  await devTextRoutes(app, deps);
  await devStaffCodeRoutes(app, deps);
  await textAnswerRoutes(app, deps);
  await app.register(async (api: App) => {
    api.addHook('onRoute', demandStrictSchemas);
    for (const hook of hooks) await hook(api, deps);
    for (const route of routes) await route(api, deps);
  });
  const hasPortal = await servePortal(app, portalDir);
  healthRoutes(app, deps, { hasPortal });
  return app;
};
