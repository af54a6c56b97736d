import type { Kysely } from 'kysely';
import { v5 as idOf } from 'uuid';
import { z } from 'zod';

import type { Language } from '../../../contract/catalogues.ts';
import { outboxContext } from './outbox.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

const payload = z.strictObject({ to: z.string(), reference: z.string(), file: z.string(), contact: z.string() });

type QueuedReport = z.infer<typeof payload>;

/** RFC 9562, section 5.5. */
const reportIds = 'a4c3b0f6-0f0e-4b0a-9c52-7d2b1c9a63de';

/** Names no account; the same report is one row (decision 72). */
export const queueReport = async (
  db: Kysely<Tables>,
  vault: Vault,
  { lang, ...report }: QueuedReport & { lang: Language },
): Promise<void> => {
  const { reference, file, contact } = report;
  await db
    .insertInto('outbox')
    .values({
      id: idOf(vault.blindIndex(JSON.stringify([reference, file, contact])).toString('hex'), reportIds),
      template: 'problemReport',
      lang,
      payload_sealed: vault.seal(JSON.stringify(report), outboxContext),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
};

export const openReport = (vault: Vault, sealed: Buffer): QueuedReport =>
  payload.parse(JSON.parse(vault.open(sealed, outboxContext)));
