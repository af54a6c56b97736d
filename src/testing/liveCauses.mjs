import { randomUUID } from 'node:crypto';

import { bookingChanged } from '../../server/src/data/bookingChanged.ts';
import { recordEvents } from '../../server/src/data/liveEvents.ts';
import { endOtherSessions } from '../../server/src/data/sessions.ts';
import { inTransaction } from '../../server/src/data/transaction.ts';
import { addMessage, idsOf } from '../../server/test/support/people.ts';

export const addMessageAbout = ({ deps: { db } }, patientId) =>
  inTransaction(db, async (transaction) => {
    await addMessage(transaction, { patient_id: patientId });
    await recordEvents(transaction, [{ type: 'unread', patientId }]);
  });

export const addMessageTo = async (server, login) =>
  addMessageAbout(server, (await idsOf(server.deps.db, login)).patientId);

export const releaseAll = ({ deps: { db } }) =>
  inTransaction(db, async (transaction) => {
    const freed = await transaction
      .deleteFrom('holds')
      .returning(['slot_id as slotId', 'clinic_id as clinicId'])
      .execute();
    await bookingChanged(transaction, { freed });
  });

export const appointmentOfPersonChanged = async ({ deps: { db } }, patientId, change) => {
  const event = { type: 'visit', reservationId: randomUUID(), patientId, change, by: 'clinic' };
  await inTransaction(db, (transaction) => recordEvents(transaction, [event]));
};

/** The clinic changes an appointment of the person with this login. */
export const appointmentChanged = async (server, login, change) =>
  appointmentOfPersonChanged(server, (await idsOf(server.deps.db, login)).patientId, change);

/** A slot is offered to this person. */
export const offered = ({ deps: { db } }, patientId) =>
  inTransaction(db, (transaction) =>
    recordEvents(transaction, [{ type: 'alert', alertId: randomUUID(), patientId, state: 'offered' }]),
  );

const holdTold = async ({ deps: { db } }, login, state, inSeconds) => {
  const { patientId } = await idsOf(db, login);
  const expiresAt = new Date(Date.now() + inSeconds * 1_000).toISOString();
  const event = { type: 'hold', patientId, spaceId: randomUUID(), state, expiresAt };
  await inTransaction(db, (transaction) => recordEvents(transaction, [event]));
};

/** What the person with this login holds is about to end. */
export const holdEnding = (server, login) => holdTold(server, login, 'ending', 60);

/** What the person with this login held has run out. */
export const holdEnded = (server, login) => holdTold(server, login, 'ended', 0);

/** Every session of the person with this login ends, as from another device. */
export const endSessions = async ({ deps: { db } }, login) => {
  const { accountId } = await idsOf(db, login);
  await inTransaction(db, (transaction) => endOtherSessions(transaction, accountId, null));
};
