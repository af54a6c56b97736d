import { Readable } from 'node:stream';

import { v4 as newName } from 'uuid';

import { exportBody } from '../../../../contract/export.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { recordAudit } from '../../data/audit.ts';
import { bundleText } from '../../domain/export/bundle.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { Plugin } from '../deps.ts';
import { noteSeen } from '../noteSeen.ts';
import { ownEvent } from '../ownEvent.ts';
import { requireFreshCode } from '../secondFactor/requireFreshCode.ts';
import { accountOf, requireSession } from '../sessionHook.ts';
import { beginFile } from './beginFile.ts';
import { fileResources } from './fileResources.ts';

/** The same for everyone: a download list reveals no patient. */
const fileName: Record<Language, string> = { fr: 'mon-dossier.json', en: 'my-file.json' };

/** A FHIR R4 Bundle (product §4, `exportedFile`). Audited before the first byte; streamed with back-pressure. */
export const exportRoutes: Plugin = (app, deps) => {
  const { clock, db, limits } = deps;
  app.route({
    ...at('exportFile'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: exportBody },
    handler: async (request, reply) => {
      const account = accountOf(request);
      await demandPassword(deps, request, request.body.password);
      await limits.admitExport(account.accountId);
      const file = await beginFile(account, deps);
      await recordAudit(db, ownEvent('file.exported', account, request.id));
      const actedFor = file.links.flatMap(({ accountId, patientId }) =>
        accountId === account.accountId && patientId !== null ? [patientId] : [],
      );
      await noteSeen(deps, { action: 'person.listed', reader: account, patientIds: actedFor, requestId: request.id });
      const text = bundleText(fileResources(file, account, deps), { bundleId: newName(), at: clock() }, file.owner);
      return reply
        .type('application/fhir+json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName[account.lang]}"`)
        .send(Readable.from(text, { highWaterMark: 1 }));
    },
  });
};
