import { demoStaff } from '../../data/demoStaff.ts';
import { findStaffCredentials, totpContext } from '../../data/staff/staffAccounts.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { nextCode } from '../../domain/secondFactor/oneTimeCode.ts';
import type { Deps, Plugin } from '../deps.ts';
import { devPage, onlyHere, pagePolicy } from '../devPage.ts';

const codeOf = async (login: string, { clock, db, vault }: Deps): Promise<string> => {
  const found = await findStaffCredentials(db, login);
  const secret = found && vault.openOr(found.totpSealed, totpContext, null);
  if (!secret) throw new MissingRecord();
  const code = nextCode(secret, clock(), found.usedStep === null ? null : Number(found.usedStep));
  const shown = code ?? 'Both codes of this half minute served: wait for the next.';
  return `<h2>${login}</h2><p>${shown}</p>`;
};

/** What the apps of the demo staff would show, and at once the next code where that one served. */
export const devStaffCodeRoutes: Plugin = (app, deps) => {
  const { production, demo } = deps.config;
  if (production || !demo) return;
  app.get('/dev/staff-code', { onRequest: onlyHere, schema: { hide: true } }, async (_request, reply) => {
    const codes = await Promise.all(demoStaff.map(({ login }) => codeOf(login, deps)));
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
    return devPage({ title: 'Codes', heading: 'A code signs in once. Reload for the next one.' }, codes);
  });
};
