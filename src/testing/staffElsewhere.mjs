import { patientOn } from '../../server/test/support/booking.ts';
import { files, mailboxOf } from '../../server/test/support/mailbox.ts';
import { signedIn } from '../../server/test/support/signedIn.ts';
import { staffOn, staffPassword, staffPerson } from '../../server/test/support/staff.ts';

/** A member of the staff who can sign in: what they type, each code once. */
export const addStaff = async ({ deps }, wanted) => {
  const { login, code } = await staffPerson(deps, { ...wanted, password: staffPassword });
  return { login, password: staffPassword, codes: [code(), code(30)] };
};

const writers = new Map();
const words = { subject: 'Une question', body: 'Dois-je être à jeun?' };

/** A patient with an appointment at the clinic, in this slot, writes to it. @returns the conversation */
export const askClinic = async ({ app, deps }, { clinicId, slot, withFile = false }) => {
  const [person] = await signedIn(deps, 1);
  const patient = mailboxOf(patientOn(app, person), app);
  const named = { first_name: 'Camille', last_name: 'Tremblay' };
  await deps.db.updateTable('patients').set(named).where('id', '=', person.patientId).execute();
  await patient.reserve(slot);
  const attachments = withFile
    ? [(await patient.upload('ordonnance.pdf', files['application/pdf'])).body.attachmentId]
    : [];
  const { body, raw, status } = await patient.write({ clinicId, ...words, attachments });
  if (status !== 201) throw new Error(raw);
  writers.set(body.threadId, { patient, clinicId });
  return body.threadId;
};

const askers = new Map();

/** A patient of the clinic, with an appointment in this slot, asks to act for Jean Gagnon. @returns Jean’s record */
export const askToAct = async ({ app, deps }, { slot, ...asked }) => {
  const [person] = await signedIn(deps, 1);
  const patient = patientOn(app, person);
  const named = { first_name: 'Camille', last_name: 'Tremblay' };
  await deps.db.updateTable('patients').set(named).where('id', '=', person.patientId).execute();
  await patient.reserve(slot);
  const { body, raw, status } = await patient.send('POST', 'user/addDependent', {
    firstName: 'Jean',
    lastName: 'Gagnon',
    birthDate: '1950-07-24',
    relationship: 'parent',
    basis: 'protection-mandate',
    scopes: ['book'],
    ...asked,
  });
  if (status !== 201) throw new Error(raw);
  askers.set(body.patientId, patient);
  return body.patientId;
};

export const seenByAsker = async (_stage, patientId) =>
  (await askers.get(patientId).send('GET', 'user/dependents')).body.map(({ hasAccess, locked, scopes }) => ({
    hasAccess,
    locked,
    scopes,
  }));

export const writeAgain = async (_stage, threadId, body) => {
  const { patient, clinicId } = writers.get(threadId);
  await patient.write({ clinicId, ...words, body, threadId });
};

export const readByPatient = async (_stage, threadId) =>
  (await writers.get(threadId).patient.open(threadId)).body.messages.map(({ body }) => body);

/** Omar Haddad answers with these words, or takes the conversation. */
export const colleagueDoes = async (stage, { clinicId, threadId, answer }) => {
  const omar = await staffOn(stage, { clinicId, name: 'Omar Haddad' });
  const { revision } = (await omar.send('GET', `threads/${threadId}`)).body;
  const { raw, status } =
    answer === undefined
      ? await omar.send('POST', `threads/${threadId}/act`, { act: 'take', from: null })
      : await omar.send('POST', `threads/${threadId}/answer`, { body: answer, revision });
  if (status !== 204) throw new Error(raw);
};
