import { demoReceptionist } from '../../data/demoReceptionist.ts';
import { totpContext, findStaffCredentials } from '../../data/staff/staffAccounts.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { codeAt } from '../../domain/oneTimeCode.ts';
import { devPage, onlyHere, pagePolicy } from '../devPage.ts';
import type { Plugin } from '../deps.ts';

export const devStaffCodeRoutes: Plugin = (app, { clock, config, db, vault }) => {
  if (config.production || !config.demo) return;
  app.get('/dev/staff-code', { onRequest: onlyHere, schema: { hide: true } }, async (_request, reply) => {
    const found = await findStaffCredentials(db, demoReceptionist.login);
    const secret = found && vault.openOr(found.totpSealed, totpContext, null);
    if (!secret) throw new MissingRecord();
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    const heading = `Code of ${demoReceptionist.login}`;
    return devPage({ title: 'Code', heading }, [`<p>${codeAt(secret, clock())}</p><p>Reload for the next one.</p>`]);
  });
};
