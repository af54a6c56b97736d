import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Language } from '../../../contract/catalogues.ts';
import { outboxContext } from './outbox.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

const payload = z.strictObject({ to: z.string(), reference: z.string(), file: z.string(), contact: z.string() });

export type QueuedReport = z.infer<typeof payload>;

/** Names no account (decision 72). */
export const queueReport = async (
  db: Kysely<Tables>,
  vault: Vault,
  { id, lang, ...report }: QueuedReport & { id: string; lang: Language },
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      id,
      template: 'problemReport',
      lang,
      payload_sealed: vault.seal(JSON.stringify(report), outboxContext),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
};

export const openReport = (vault: Vault, sealed: Buffer): QueuedReport =>
  payload.parse(JSON.parse(vault.open(sealed, outboxContext)));
