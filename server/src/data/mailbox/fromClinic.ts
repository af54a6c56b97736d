import { sql, type Transaction } from 'kysely';

import { actedAs } from '../actedAs.ts';
import { recordAudit } from '../audit.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { deliverMessage, type Message } from './deliver.ts';

type FromClinic = Omit<Message, 'kind' | 'clinicId'> & { clinicId: string };

export const sendFromClinic = async (
  transaction: Transaction<Tables>,
  { vault, requestId }: { vault: Vault; requestId: string },
  message: FromClinic,
): Promise<void> => {
  const messageId = await deliverMessage(transaction, vault, { ...message, kind: 'clinic' });
  const { actor_staff_id: staffId } = actedAs('clinic');
  if (staffId !== null)
    await sql`insert into staff_answers (message_id, staff_id) values (${messageId}::uuid, ${staffId}::uuid)`.execute(
      transaction,
    );
  await recordAudit(transaction, {
    action: 'message.sent',
    capacity: 'clinic',
    actorAccountId: null,
    patientId: message.patientId,
    entityId: messageId,
    requestId,
  });
};
