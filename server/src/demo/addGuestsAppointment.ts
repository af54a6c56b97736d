import { sql, type Transaction } from 'kysely';

import { recordPerson } from '../data/guest/people.ts';
import type { Tables } from '../data/tables.ts';
import { book } from './addAppointments.ts';
import type { DemoDeps } from './demoDeps.ts';
import { demoGuest } from './people.ts';
import { takeSlot } from './appointmentSlots.ts';

const dayMs = 86_400_000;
const daysAhead = 5;

/** Sees to it that somebody of the demo has a visit booked without an account: another one, once it was cancelled or is over. @returns its reference */
export const addGuestsAppointment = async (transaction: Transaction<Tables>, deps: DemoDeps): Promise<string> => {
  const { identity, clinic, reason } = demoGuest;
  const patientId = await recordPerson(transaction, deps.vault, identity);
  const now = deps.clock();
  const {
    rows: [standing],
  } = await sql<{ reference: string }>`
    select reference from appointments where patient_id = ${patientId}::uuid and status = 'booked' and starts_at > ${now} limit 1
  `.execute(transaction);
  if (standing !== undefined) return standing.reference;
  const slot = await takeSlot(transaction, clinic, new Date(now.getTime() + daysAhead * dayMs));
  const { reference } = await book(transaction, deps, {
    slot,
    patientId,
    bookedBy: null,
    bookedAt: now,
    reason,
    status: 'booked',
  });
  return reference;
};
