import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import { adult, careStage, objectionTo, type CareStage, type Door, type Wish } from './careStage.ts';
import { guest } from './guest.ts';
import { invitingWords, saidOf } from './invitation.ts';

type Through = (wish: Wish, slotId: string) => Promise<boolean>;

/** Ways of an account. Each says whether it booked that slot. */
const ownDoors = ({ booked, person, watched }: CareStage) =>
  ({
    account: async (wish: Wish, slotId: string) => {
      const { me, dependent } = await person(wish);
      const { spaces } = (await me.search({ raisonVisite: wish.reason, limit: 50 }, dependent)).body;
      const isFound = spaces.some(({ spaceId }) => spaceId === slotId);
      const { status } = await me.reserve(slotId, { raisonVisite: wish.reason, dependent });
      // A search may show what only a birth date is missing for.
      assert.ok(!isFound || status === 201 || objectionTo(wish) === 'ageUnknown', 'a search finds what can be booked');
      return status === 201;
    },
    afterHold: async (wish: Wish, slotId: string) => {
      const { me, dependent } = await person(wish);
      const held = await me.send('POST', 'appointment/hold', { spaceId: slotId, raisonVisite: wish.reason, dependent });
      const { status } = await me.reserve(slotId, { raisonVisite: wish.reason, dependent });
      const isMissing = objectionTo(wish) === 'ageUnknown';
      assert.equal(held.status === 200, status === 201 || isMissing, 'a hold promises what a booking keeps');
      return status === 201;
    },
    move: async (wish: Wish, slotId: string) => {
      const { me, reservationId } = await booked(wish);
      return (await me.reschedule(reservationId, slotId)).status === 200;
    },
    offer: async (wish: Wish, slotId: string) => {
      const { me, dependent } = await person(wish);
      const { alertId, isOffered } = await watched(me, { slotId, reason: wish.reason, dependent });
      const status = isOffered ? (await me.reserve(slotId, { raisonVisite: wish.reason, dependent })).status : 0;
      assert.ok(
        !isOffered || status === 201 || objectionTo(wish) === 'ageUnknown',
        'an offer is of what can be booked',
      );
      await me.endAlert(alertId);
      return status === 201;
    },
    earlier: async (wish: Wish, slotId: string) => {
      const { me, dependent, reservationId } = await booked(wish);
      const { alertId, isOffered } = await watched(me, { slotId, reason: wish.reason, dependent, reservationId });
      const status = isOffered ? (await me.reschedule(reservationId, slotId)).status : 0;
      assert.ok(
        !isOffered || status === 200 || objectionTo(wish) === 'ageUnknown',
        'an offer is of what can be booked',
      );
      await me.endAlert(alertId);
      return status === 200;
    },
  }) satisfies Partial<Record<Door, Through>>;

const otherDoors = ({ app, bookAsGuest, booked, clinic, ...stage }: CareStage) => {
  const { clinicId, comeIn, nextInvitee, nextPhone, openSlot, person, setStatus } = stage;
  return {
    nearby: async (wish: Wish, slotId: string) => {
      const lost = await openSlot(wish.service.careType, 60);
      await setStatus(lost, 'busy');
      const { me, dependent } = await person(wish);
      const { status, raw } = await me.reserve(lost, { raisonVisite: wish.reason, dependent });
      const isNear = status === 409 && raw.includes(slotId);
      const answer = isNear ? await me.reserve(slotId, { raisonVisite: wish.reason, dependent }) : { status: 0 };
      assert.ok(!isNear || answer.status === 201 || objectionTo(wish) === 'ageUnknown', 'what is near can be booked');
      return answer.status === 201;
    },
    guest: async (wish: Wish, slotId: string) => (await bookAsGuest(guest(app), slotId, wish)).status === 201,
    guestMove: async (wish: Wish, slotId: string) => {
      const visitor = guest(app);
      const { status, reference } = await bookAsGuest(visitor, await openSlot('walk-in', 120), wish);
      assert.equal(status, 201);
      const { manageToken } = (await visitor.manage(reference, wish.person.born ?? adult)).body;
      const { body } = await visitor.hold(slotId);
      return (await visitor.reschedule(manageToken, slotId, body.token)).status === 200;
    },
    invitation: async ({ person: { born } }: Wish, slotId: string) => {
      const invitee = nextInvitee(born ?? adult);
      const said = await clinic.type(...invitingWords(clinicId, invitee, '--slot', slotId));
      if (!said.startsWith('Invitation ')) return false;
      const { invitationId, code } = saidOf(said);
      const visitor = await comeIn(code, invitee);
      return (await visitor.reserve(invitationId, slotId, { phone: nextPhone() })).status === 201;
    },
    clinic: async (wish: Wish, slotId: string) => {
      const { reference } = await booked(wish);
      return (await clinic.type('move', reference, slotId)).includes('is moved');
    },
  } satisfies Partial<Record<Door, Through>>;
};

/** Every way into a slot. */
export const careDoors = async (t: TestContext) => {
  const stage = await careStage(t);
  const { slotOf, takeAwayFree } = stage;
  const through: Record<Door, Through> = { ...ownDoors(stage), ...otherDoors(stage) };
  /** What is not booked is taken away, so that nobody else is offered it. */
  const book = async (wish: Wish): Promise<boolean> => {
    const isBooked = await through[wish.door](wish, await slotOf(wish));
    await takeAwayFree();
    return isBooked;
  };
  return { ...stage, book };
};
