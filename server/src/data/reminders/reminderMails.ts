import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import { millisecondsOf } from '../../../../contract/instants.ts';
import { outboxContext, type LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import type { AccountToRemind } from './companions.ts';
import type { ReminderName } from './planned.ts';

/** The recipient is decided on sending. */
const payload = z.strictObject({
  reservationId: z.uuid(),
  startsAt: z.iso.datetime().transform((text) => new Date(millisecondsOf(text))),
  daysBefore: z.union([z.literal(3), z.literal(1)]),
});

/** Share the transaction that handles the reminder. */
export const queueReminderMail = async (
  db: Kysely<Tables>,
  vault: Vault,
  { accountId, lang }: Pick<AccountToRemind, 'accountId' | 'lang'>,
  { reservationId, startsAt, daysBefore }: ReminderName,
): Promise<void> => {
  const sealed = vault.seal(JSON.stringify({ reservationId, startsAt, daysBefore }), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), account_id: accountId, template: 'visitReminder', lang, payload_sealed: sealed })
    .execute();
};

/** @throws when the row holds another email */
export const readReminderMail = ({ payloadSealed }: Pick<LeasedRow, 'payloadSealed'>, vault: Vault): ReminderName =>
  payload.parse(JSON.parse(vault.open(payloadSealed, outboxContext)));
