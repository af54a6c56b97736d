import { patientOn } from '../../server/test/support/booking.ts';
import { files, mailboxOf } from '../../server/test/support/mailbox.ts';
import { signedIn } from '../../server/test/support/signedIn.ts';
import { staffOn, staffPassword, staffPerson } from '../../server/test/support/staff.ts';

/** A receptionist who can sign in: what they type, each code once. */
export const addReceptionist = async ({ deps }, wanted) => {
  const { login, password, code } = await staffPerson(deps, { password: staffPassword, ...wanted });
  return { login, password, codes: [code(), code(30)] };
};

const writers = new Map();
const words = { subject: 'Une question', body: 'Dois-je être à jeun?' };

export const askClinic = async ({ app, deps }, { clinicId, slot, subject = words.subject, withFile = false }) => {
  const [person] = await signedIn(deps, 1);
  const patient = mailboxOf(patientOn(app, person), app);
  await patient.reserve(slot);
  const attachments = withFile
    ? [(await patient.upload('ordonnance.pdf', files['application/pdf'])).body.attachmentId]
    : [];
  const { body } = await patient.write({ clinicId, ...words, subject, attachments });
  writers.set(body.threadId, { patient, clinicId });
  return body.threadId;
};

export const writeAgain = async (_stage, threadId, body) => {
  const { patient, clinicId } = writers.get(threadId);
  await patient.write({ clinicId, ...words, body, threadId });
};

export const readByPatient = async (_stage, threadId) =>
  (await writers.get(threadId).patient.open(threadId)).body.messages.map(({ body }) => body);

export const colleagueDoes = async (stage, { clinicId, threadId, answer }) => {
  const omar = await staffOn(stage, { clinicId, name: 'Omar Haddad' });
  const { revision } = (await omar.send('GET', `threads/${threadId}`)).body;
  const { status } =
    answer === undefined
      ? await omar.send('POST', `threads/${threadId}/act`, { act: 'take', revision })
      : await omar.send('POST', `threads/${threadId}/answer`, { body: answer, revision });
  if (status !== 204) throw new Error(`the colleague was answered ${status}`);
};
