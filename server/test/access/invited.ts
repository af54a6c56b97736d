import { randomUUID } from 'node:crypto';

import { namContext } from '../../src/data/accounts.ts';
import { writeInvitation } from '../../src/data/invitation/invite.ts';
import { setSlotsAside } from '../../src/data/invitation/setAside.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { hashToken, newSessionToken } from '../../src/http/sessionCookies.ts';
import type { Stage } from '../support/booking.ts';
import { invitationAreaOn, invitee } from '../support/invitation.ts';
import { once } from './once.ts';
import type { Target } from './row.ts';

type Invitee = { patientId: string; clinicId: string; email: string };

/** An invitation, and a token that its code gave. */
export type OwnInvitation = { invitationId: string; code: string; authToken: string };

const dayMs = 86_400_000;

/** A clinic invites somebody, who identified. */
export const invitePerson = async (
  { db, deps: { vault } }: Stage,
  { patientId, clinicId, email }: Invitee,
): Promise<OwnInvitation> => {
  const authToken = newSessionToken();
  await db
    .updateTable('patients')
    .where('id', '=', patientId)
    .set({ nam_index: vault.blindIndex(invitee.nam), nam_sealed: vault.seal(invitee.nam, namContext) })
    .execute();
  const made = await inTransaction(db, (transaction) =>
    writeInvitation(transaction, vault, {
      clinicId,
      patientId,
      careType: 'walk-in',
      lang: 'fr',
      email,
      openUntil: new Date(Date.now() + 14 * dayMs),
    }),
  );
  await db
    .insertInto('invitation_sessions')
    .values({ token_hash: hashToken(authToken), id: randomUUID(), invitation_id: made.invitationId })
    .execute();
  return { ...made, authToken };
};

/** What was set aside for the owner and booked by them. */
export const invitedThings = (
  { app, db }: Stage,
  own: () => Promise<OwnInvitation>,
  { clinicId, newSlot }: { clinicId: string; newSlot: () => Promise<string> },
): Pick<Target, 'invitation' | 'invitedSlot' | 'invitedHold' | 'invitedAppointment'> => {
  const setAside = async (): Promise<string> => {
    const [{ invitationId }, spaceId] = [await own(), await newSlot()];
    await inTransaction(db, (transaction) => setSlotsAside(transaction, { invitationId, clinicId }, [spaceId]));
    return spaceId;
  };
  return {
    invitation: once(async () => {
      const { invitationId, code } = await own();
      return { invitationId, code, nam: invitee.nam };
    }),
    invitedSlot: once(setAside),
    invitedHold: once(async () => {
      const [{ authToken, invitationId }, spaceId] = [await own(), await setAside()];
      return { spaceId, holdId: (await invitationAreaOn(app, authToken).hold(invitationId, spaceId)).body.holdId };
    }),
    invitedAppointment: once(async () => {
      const { authToken, invitationId } = await own();
      return (await invitationAreaOn(app, authToken).reserve(invitationId, await setAside())).body.reservationId;
    }),
  };
};
