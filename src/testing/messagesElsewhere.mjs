import { randomBytes, randomUUID } from 'node:crypto';

import { messageContext } from '../../server/src/data/appointmentMessages.ts';
import { addSlot } from '../../server/test/support/network.ts';
import { addMessage, idsOf } from '../../server/test/support/people.ts';

const hourMs = 3_600_000;

/** An appointment so many hours from now. @returns its id */
const addAppointment = async ({ db, vault }, { patientId, clinicId, inHours, status }) => {
  const [start, id] = [new Date(Date.now() + inHours * hourMs), randomUUID()];
  const slotId = await addSlot(db, { clinicId, start: start.toISOString(), status: 'busy' });
  await db
    .insertInto('appointments')
    .values({
      id,
      clinic_id: clinicId,
      slot_id: slotId,
      patient_id: patientId,
      per_name: 'x',
      status,
      reference: randomBytes(5).toString('hex').toUpperCase(),
      reason_sealed: vault.seal('skin', 'reservations.reason'),
      starts_at: start,
      ends_at: new Date(start.getTime() + hourMs / 3),
      cancel_until: start,
    })
    .execute();
  return id;
};

/** An appointment that took place, so that the person may write to the clinic. */
const addPastVisit = (deps, patientId, clinicId) =>
  addAppointment(deps, { patientId, clinicId, inHours: -48, status: 'fulfilled' });

/** An appointment that took place, of a person without an account. */
export const letAppointmentBePast = ({ deps }, patientId, clinicId) => addPastVisit(deps, patientId, clinicId);

/** A message of a clinic about a person. */
export const writeMessageAbout = ({ deps }, patientId, clinicId, [subject, body]) =>
  addMessage(deps.db, {
    patient_id: patientId,
    clinic_id: clinicId,
    subject,
    body_sealed: deps.vault.seal(body, messageContext),
  });

/** Two messages of a clinic about the person of a login, neither of them read. */
export const writeMessages = async ({ deps }, login, clinicId) => {
  const { patientId } = await idsOf(deps.db, login);
  await addPastVisit(deps, patientId, clinicId);
  const letter = (subject, body, hoursAgo) =>
    addMessage(deps.db, {
      patient_id: patientId,
      clinic_id: clinicId,
      subject,
      body_sealed: deps.vault.seal(body, messageContext),
      sent_at: new Date(Date.now() - hoursAgo * hourMs),
    });
  await letter('Résultat reçu', 'Lisez https://exemple.ca/guide avant.\n<b>javascript:alert(1)</b>', 30);
  await letter('Votre prochaine visite', 'Apportez la liste de vos médicaments.', 2);
};

/**
 * An appointment to come of the person of a login, and the message that says that it is booked, with an address.
 * @returns its thread
 */
export const writeAboutAppointment = async ({ deps }, login, clinicId, address) => {
  const { patientId } = await idsOf(deps.db, login);
  const threadId = randomUUID();
  const reservationId = await addAppointment(deps, { patientId, clinicId, inHours: 48, status: 'booked' });
  await addMessage(deps.db, {
    patient_id: patientId,
    clinic_id: clinicId,
    thread_id: threadId,
    appointment_id: reservationId,
    kind: 'appointment',
    subject: 'Votre rendez-vous est confirmé',
    body_sealed: deps.vault.seal(`À bientôt. 514\u00A0555-0101 ${address}`, messageContext),
  });
  return threadId;
};
