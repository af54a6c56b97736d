import { demoReceptionist } from '../../data/demoReceptionist.ts';
import { findStaffCredentials, totpContext } from '../../data/staff/staffAccounts.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { nextCode } from '../../domain/secondFactor/oneTimeCode.ts';
import type { Plugin } from '../deps.ts';
import { devPage, onlyHere, pagePolicy } from '../devPage.ts';

/** What the app of the demo receptionist would show, and at once the next code where that one served. */
export const devStaffCodeRoutes: Plugin = (app, { clock, config, db, vault }) => {
  if (config.production || !config.demo) return;
  app.get('/dev/staff-code', { onRequest: onlyHere, schema: { hide: true } }, async (_request, reply) => {
    const found = await findStaffCredentials(db, demoReceptionist.login);
    const secret = found && vault.openOr(found.totpSealed, totpContext, null);
    if (!secret) throw new MissingRecord();
    const code = nextCode(secret, clock(), found.usedStep === null ? null : Number(found.usedStep));
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    const heading = `Code of ${demoReceptionist.login}`;
    const shown = code === null ? '<p>Both codes of this half minute served: wait for the next.</p>' : `<p>${code}</p>`;
    return devPage({ title: 'Code', heading }, [`${shown}<p>A code signs in once. Reload for the next one.</p>`]);
  });
};
