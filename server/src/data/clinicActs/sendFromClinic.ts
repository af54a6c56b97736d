import type { Transaction } from 'kysely';

import { recordAudit } from '../audit.ts';
import { clinicEvent, type ClinicActor } from '../auditTrail.ts';
import { deliverMessage, type Message } from '../mailbox/deliver.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export type FromClinic = Omit<Message, 'kind' | 'clinicId' | 'staffId'> & { clinicId: string };

export const sendFromClinic = async (
  transaction: Transaction<Tables>,
  deps: ClinicActor & { vault: Vault },
  message: FromClinic,
): Promise<void> => {
  const entityId = await deliverMessage(transaction, deps.vault, {
    ...message,
    kind: 'clinic',
    staffId: deps.staff?.staffId,
  });
  const { patientId } = message;
  await recordAudit(transaction, clinicEvent(deps, 'message.sent', { patientId, entityId }));
};
