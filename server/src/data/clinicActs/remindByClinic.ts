import type { Transaction } from 'kysely';

import { decideClinicRemind, type ClinicRemindVerdict } from '../../domain/clinicChanges.ts';
import { recordAudit } from '../audit.ts';
import { clinicEvent, type ClinicActor } from '../auditTrail.ts';
import { readCancellability } from '../cancelAppointment.ts';
import { isRemindedLately, remindNow } from '../reminders/planned.ts';
import type { Tables } from '../tables.ts';
import type { LockedAppointment } from './lockNamedAppointment.ts';

export type ClinicRemindOutcome = 'reminded' | 'lately' | Exclude<ClinicRemindVerdict, 'remind'>;

export const remindByClinic = async (
  transaction: Transaction<Tables>,
  actor: ClinicActor,
  { appointment }: Pick<LockedAppointment, 'appointment'>,
): Promise<ClinicRemindOutcome> => {
  const { patientId, reservationId } = appointment;
  const standing = await readCancellability(transaction, reservationId);
  const verdict = standing === undefined ? 'notBooked' : decideClinicRemind({ ...appointment, ...standing });
  if (verdict !== 'remind') return verdict;
  if (await isRemindedLately(transaction, appointment)) return 'lately';
  await remindNow(transaction, appointment);
  await recordAudit(transaction, clinicEvent(actor, 'reminder.asked', { patientId, entityId: reservationId }));
  return 'reminded';
};
