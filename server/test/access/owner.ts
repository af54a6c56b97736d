import { randomUUID } from 'node:crypto';

import { keepFile } from '../../src/data/mailbox/attachments.ts';
import { replaceFeedSecret } from '../../src/data/calendar/calendarFeeds.ts';
import { issueAgreementKey } from '../../src/data/delegation/agreementLinks.ts';
import { issueKey } from '../../src/data/mailedKeys.ts';
import { issueAppointmentKey } from '../../src/data/reminders/appointmentLinks.ts';
import { messageContext } from '../../src/data/appointmentMessages.ts';
import { newFeedSecret } from '../../src/domain/calendarFile/feedSecret.ts';
import { newMailedKey, type KeyPurpose } from '../../src/domain/mailedKey.ts';
import type { Patient, Stage } from '../support/booking.ts';
import { addLink, addMessage, addPatient } from '../support/people.ts';
import { signedIn } from '../support/signedIn.ts';
import { guestsThings } from './guest.ts';
import { invitedThings, type OwnInvitation } from './invited.ts';
import { once } from './once.ts';
import type { Target } from './row.ts';

type Owner = {
  patient: Patient;
  word: string;
  birthDate: string;
  clinicId: string;
  newSlot: () => Promise<string>;
  invitation: () => Promise<OwnInvitation>;
};

/** A clinic’s message and a question to it, each with a file, and a file that was not sent. */
const emailsOf = ({ db, deps: { vault } }: Stage, { patient: { accountId, patientId }, clinicId, word }: Owner) => {
  const file = async (): Promise<string> =>
    (
      await keepFile(db, vault, {
        accountId,
        name: `${word}.pdf`,
        type: 'application/pdf',
        content: Buffer.from('%PDF-1.4'),
      })
    ).attachmentId;
  const write = async (
    values: Pick<Parameters<typeof addMessage>[1], 'author_account_id' | 'clinic_id' | 'kind' | 'sender'>,
  ) => {
    const threadId = randomUUID();
    const systemMessage = {
      patient_id: patientId,
      thread_id: threadId,
      subject: word,
      body_sealed: vault.seal(word, messageContext),
      ...values,
    };
    return { threadId, messageId: await addMessage(db, systemMessage) };
  };
  const thread = once(() => write({ clinic_id: clinicId, kind: 'clinic', sender: 'clinic' }));
  const notice = once(() => write({ clinic_id: null, kind: 'system', sender: 'network' }));
  const question = once(() =>
    write({ clinic_id: clinicId, kind: 'clinic', sender: 'patient', author_account_id: accountId }),
  );
  const fileIn = (sent: typeof thread) =>
    once(async () => {
      const [id, { messageId }] = [await file(), await sent()];
      await db.updateTable('attachments').set({ message_id: messageId }).where('id', '=', id).execute();
      return id;
    });
  return { thread, notice, question, sentFile: fileIn(thread), askedFile: fileIn(question), waitingFile: once(file) };
};

/** What somebody booked, keeps and waits for. The reason says the word by which the owner’s things are known again. */
const appointmentsOf = ({ patient, word, clinicId, newSlot }: Owner) => ({
  visit: once(async () => {
    const { body, raw, status } = await patient.reserve(await newSlot(), { raisonVisite: word });
    if (status !== 201) throw new Error(raw);
    return { reservationId: body.reservationId, clinicId, spaceId: body.spaceId };
  }),
  hold: once(async () => {
    const {
      body: { holdId, spaceId },
    } = await patient.hold(await newSlot());
    return { holdId, spaceId };
  }),
  alert: once(async () => (await patient.watch()).body.alertId),
});

/** Who acts for somebody, and who asks to by a mailed link. */
const linksOf = (stage: Stage, { patient, word, birthDate }: Pick<Owner, 'patient' | 'word' | 'birthDate'>) => {
  const {
    db,
    deps: { vault },
  } = stage;
  const linkWith = async (state: 'active' | 'pending', patientId: string): Promise<string> => {
    const [holder] = await signedIn(stage.deps, 1);
    if (holder === undefined) throw new Error('Nobody was signed in.');
    return addLink(db, { account_id: holder.accountId, patient_id: patientId, basis: 'written-authorization', state });
  };
  return {
    link: once(() => linkWith('active', patient.patientId)),
    agreementKey: once(async () => {
      const key = await issueAgreementKey(db, vault, {
        // No account’s own record is asked about by email, so that it concerns the owner as the requester wrote them down.
        linkId: await linkWith('pending', await addPatient(db, { first_name: word, birth_date: birthDate })),
        address: 'autre@exemple.ca',
        maxPerDay: Infinity,
      });
      if (key === undefined) throw new Error('No key was issued.');
      return key;
    }),
  };
};

/** A person to whom what requests name belongs. */
export const ownedBy = (stage: Stage, owner: Owner): Target => {
  const {
    db,
    deps: { vault },
  } = stage;
  const { birthDate, patient, word } = owner;
  const { accountId, patientId } = patient;
  const systemMessage = `${accountId}@exemple.ca`;
  const key = (purpose: KeyPurpose) => once(() => issueKey(db, { accountId, purpose, email: systemMessage }));
  const appointments = appointmentsOf(owner);
  return {
    patientId,
    email: systemMessage,
    birthDate,
    login: accountId,
    ...appointments,
    ...emailsOf(stage, owner),
    session: once(async () => {
      const id = randomUUID();
      const later = new Date(Date.now() + 3_600_000);
      await db
        .insertInto('sessions')
        .values({ id, token_hash: Buffer.from(id), account_id: accountId, device: word, expires_at: later })
        .execute();
      return id;
    }),
    feedSecret: once(async () => {
      const secret = newFeedSecret();
      await replaceFeedSecret(db, vault, accountId, secret);
      return secret;
    }),
    recoveryKey: key('recovery'),
    verificationKey: key('verification'),
    ...linksOf(stage, owner),
    ...guestsThings(stage, systemMessage),
    ...invitedThings(stage, owner.invitation, { ...owner }),
    appointmentKey: once(async () =>
      issueAppointmentKey(db, { accountId, reservationId: (await appointments.visit()).reservationId, daysBefore: 1 }),
    ),
  };
};

const anyId = () => Promise.resolve(randomUUID());
const anyKey = () => Promise.resolve(newMailedKey());

/** Names for what does not exist. */
export const nothingThere = (birthDate: string): Target => {
  const login = randomUUID();
  return {
    patientId: randomUUID(),
    login,
    email: `${login}@exemple.ca`,
    birthDate,
    visit: async () => ({ reservationId: await anyId(), clinicId: await anyId(), spaceId: await anyId() }),
    hold: async () => ({ holdId: await anyId(), spaceId: await anyId() }),
    thread: async () => ({ threadId: await anyId(), messageId: await anyId() }),
    question: async () => ({ threadId: await anyId(), messageId: await anyId() }),
    notice: async () => ({ threadId: await anyId(), messageId: await anyId() }),
    alert: anyId,
    sentFile: anyId,
    askedFile: anyId,
    waitingFile: anyId,
    session: anyId,
    feedSecret: anyKey,
    recoveryKey: anyKey,
    verificationKey: anyKey,
    appointmentKey: anyKey,
    link: anyId,
    agreementKey: anyKey,
    guestBooking: async () => ({
      token: await anyKey(),
      spaceId: await anyId(),
      holdId: await anyId(),
      code: '000000',
    }),
    expressVisit: async () => ({ reference: 'ACDEFHJKMN', reservationId: await anyId() }),
    invitation: async () => ({ invitationId: await anyId(), code: '00000000', nam: 'ROYM90010112' }),
    invitedSlot: anyId,
    invitedAppointment: anyId,
    invitedHold: async () => ({ spaceId: await anyId(), holdId: await anyId() }),
    managedAppointment: async () => ({ manageToken: await anyKey(), reservationId: await anyId() }),
  };
};
