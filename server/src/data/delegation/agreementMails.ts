import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import type { Language } from '../../../../contract/catalogues.ts';
import { outboxContext, type LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** A request that somebody agree, and where they are asked besides their own mailbox. */
export type AgreementRequest = { linkId: string; to: string | null };

const payload = z.strictObject({ linkId: z.uuid(), to: z.string().nullable() });

/**
 * Puts a request in the outbox: one row whoever it is about, so that nothing tells whether we know them. Whom it concerns is found when
 * it is dealt with, away from the request.
 * @param lang the language of whoever asks
 */
export const queueAgreementRequest = async (
  db: Kysely<Tables>,
  vault: Vault,
  request: AgreementRequest,
  lang: Language,
): Promise<void> => {
  const sealed = vault.seal(JSON.stringify(request), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'accessRequest', lang, payload_sealed: sealed })
    .execute();
};

/** What a row of the outbox asks. @throws when it is another mail’s */
export const readAgreementRequest = (
  { payloadSealed }: Pick<LeasedRow, 'payloadSealed'>,
  vault: Vault,
): AgreementRequest => payload.parse(JSON.parse(vault.open(payloadSealed, outboxContext)));
