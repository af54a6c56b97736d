import { sql, type Transaction } from 'kysely';

import { quebecZone } from '../../../contract/quebec.ts';
import { findOrAddPatient, writeInvitation } from '../data/invitation/invite.ts';
import { isOpen } from '../data/invitation/inForce.ts';
import { chooseIdleSlots, setSlotsAside } from '../data/invitation/setAside.ts';
import type { Tables } from '../data/tables.ts';
import { dayMs } from '../domain/durations.ts';
import type { DemoDeps } from './demoDeps.ts';
import { demoInvitation, invitedPerson, syntheticNam } from './people.ts';

const days = 14;
const slots = 6;

const hasOpenOne = async (transaction: Transaction<Tables>, patientId: string): Promise<boolean> => {
  const { rows } =
    await sql`select from invitations as i where i.patient_id = ${patientId}::uuid and ${isOpen}`.execute(transaction);
  return rows.length > 0;
};

/** Renews an ended one with its code. */
export const addInvitation = async (
  transaction: Transaction<Tables>,
  { clock, vault }: DemoDeps,
  clinics: ReadonlyMap<string, string>,
): Promise<void> => {
  const { clinic, careType, code, email, lang } = demoInvitation;
  const clinicId = clinics.get(clinic);
  if (clinicId === undefined) throw new Error(`The demo has no clinic ${clinic}.`);
  const { firstName, lastName, birthDate } = invitedPerson;
  const { patientId } = await findOrAddPatient(transaction, vault, {
    nam: syntheticNam(invitedPerson),
    firstName,
    lastName,
    birthDate,
  });
  if (await hasOpenOne(transaction, patientId)) return;
  const openUntil = new Date(clock().getTime() + days * dayMs);
  const chosen = await chooseIdleSlots(transaction, {
    clinicId,
    patientId,
    careType,
    timeZone: quebecZone,
    until: openUntil,
    count: slots,
  });
  if (chosen.length === 0) return;
  const { invitationId } = await writeInvitation(transaction, vault, {
    clinicId,
    patientId,
    careType,
    lang,
    email,
    openUntil,
    code,
  });
  await setSlotsAside(transaction, { invitationId, clinicId }, chosen);
};
