import { reportAnswer, reportBody, support } from '../../../contract/support.ts';
import { queueReport } from '../data/reports.ts';
import { MissingRecord } from '../domain/errors.ts';
import { readReport } from '../domain/support/readReport.ts';
import { languageOf } from './actor.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';

/** Bytes: JSON escapes quotes, and a character may take three. */
const bodyLimit = 12 * 1024 * 1024;

const readRoute = (app: App, { config }: Deps): void => {
  app.route({
    ...at('getSupport'),
    schema: { response: { 200: support } },
    handler: () => ({ takesReports: config.mail.support !== null }),
  });
};

/** @throws MissingRecord 404 */
const recipientIn = ({ mail }: Deps['config']): string => {
  if (mail.support === null) throw new MissingRecord();
  return mail.support;
};

const sendRoute = (app: App, { config, db, limits, vault }: Deps): void => {
  app.route({
    ...at('sendReport'),
    bodyLimit,
    onRequest: async (request) => {
      recipientIn(config);
      await limits.admitReport(request.ip);
    },
    schema: { body: reportBody, response: { 202: reportAnswer } },
    handler: async (request, reply) => {
      const { reference, file, contact, lang = languageOf(request) } = request.body;
      readReport(file, reference);
      await queueReport(db, vault, { to: recipientIn(config), reference, file, contact, lang });
      reply.code(202);
      return { reference };
    },
  });
};

export const supportRoutes: Plugin = (app, deps) => {
  readRoute(app, deps);
  sendRoute(app, deps);
};
