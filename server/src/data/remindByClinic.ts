import type { Transaction } from 'kysely';

import { decideClinicRemind, type ClinicRemindVerdict } from '../domain/clinicChanges.ts';
import { recordAudit } from './audit.ts';
import { readCancellability } from './cancelAppointment.ts';
import type { LockedAppointment } from './cancelByClinic.ts';
import { isRemindedLately, remindNow } from './reminders/planned.ts';
import type { Tables } from './tables.ts';

export type ClinicRemindOutcome = 'reminded' | 'lately' | Exclude<ClinicRemindVerdict, 'remind'>;

export const remindByClinic = async (
  transaction: Transaction<Tables>,
  { requestId }: { requestId: string },
  { appointment }: Pick<LockedAppointment, 'appointment'>,
): Promise<ClinicRemindOutcome> => {
  const { patientId, reservationId } = appointment;
  const standing = await readCancellability(transaction, reservationId);
  const verdict = standing === undefined ? 'notBooked' : decideClinicRemind({ ...appointment, ...standing });
  if (verdict !== 'remind') return verdict;
  if (await isRemindedLately(transaction, appointment)) return 'lately';
  await remindNow(transaction, appointment);
  const about = { patientId, entityId: reservationId, requestId };
  await recordAudit(transaction, { action: 'reminder.asked', capacity: 'clinic', actorAccountId: null, ...about });
  return 'reminded';
};
