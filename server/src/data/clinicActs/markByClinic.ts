import { sql, type Transaction } from 'kysely';

import type { StaffAct } from '../../../../contract/staff.ts';
import { decideStaffAct, type StaffActVerdict } from '../../domain/staff/staffActs.ts';
import { clinicActing, leaveTrail, type ClinicActor } from '../auditTrail.ts';
import { bookingChanged } from '../bookingChanged.ts';
import { readCancellability } from '../cancelAppointment.ts';
import type { Tables } from '../tables.ts';
import type { LockedAppointment } from './lockNamedAppointment.ts';

const changes = { arrived: 'arrived', done: 'kept', missed: 'missed' } as const satisfies Record<StaffAct, string>;

export type ClinicMarkOutcome = 'marked' | Exclude<StaffActVerdict, { to: unknown }>;

/** Marks whether the patient came. */
export const markByClinic = async (
  transaction: Transaction<Tables>,
  actor: ClinicActor,
  { appointment }: Pick<LockedAppointment, 'appointment'>,
  act: StaffAct,
): Promise<ClinicMarkOutcome> => {
  const { patientId, reservationId } = appointment;
  const standing = await readCancellability(transaction, reservationId);
  if (standing === undefined) return 'settled';
  const verdict = decideStaffAct(act, { ...appointment, ...standing });
  if (typeof verdict === 'string') return verdict;
  const change = changes[act];
  await sql`
    with marked as (update appointments set status = ${verdict.to} where id = ${reservationId}::uuid returning id)
    ${leaveTrail(clinicActing(actor, patientId), `reservation.${change}`, sql`select id from marked`)}
  `.execute(transaction);
  await bookingChanged(transaction, { appointment: { reservationId, patientId, change, by: 'clinic' } });
  return 'marked';
};
