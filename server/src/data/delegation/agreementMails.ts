import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import type { Language } from '../../../../contract/catalogues.ts';
import { outboxContext, type LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export type AgreementRequest = { linkId: string; to: string | null };

const payload = z.strictObject({ linkId: z.uuid(), to: z.string().nullable() });

/**
 * One row whether or not the person is known. The recipient is looked up on sending.
 * @param lang the requester’s
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

/** @throws when the row holds another email */
export const readAgreementRequest = (
  { payloadSealed }: Pick<LeasedRow, 'payloadSealed'>,
  vault: Vault,
): AgreementRequest => payload.parse(JSON.parse(vault.open(payloadSealed, outboxContext)));
