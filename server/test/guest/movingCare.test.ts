// Holds: product §4 express-manage, product §4 lost-race
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { CareType, Reason } from '../../../contract/catalogues.ts';
import { bookingStage } from '../support/booking.ts';
import { bookAsGuest, guest, type Guest } from '../support/guest.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { bornYearsAgo } from '../support/people.ts';

/** What each service of one clinic takes, told apart by the kind of care; the last two take no newborn, or only them. */
const services: Partial<Record<CareType, { reasons?: Reason[]; min_age?: number; max_age?: number }>> = {
  'walk-in': { reasons: ['skin', 'injury'] },
  priority: { reasons: ['injury', 'pain', 'skin'] },
  pregnancy: { reasons: ['skin'] },
  'follow-up': {},
  periodic: { reasons: ['injury', 'skin'], min_age: 18 },
  child: { reasons: ['injury', 'skin'], max_age: 5 },
};

/** One slot an hour of each kind, two of the first; what a search lists comes as its kinds. */
const movingStage = async (t: TestContext) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const kinds = new Map<string, CareType>();
  const add = async (care_type: CareType, start: number) => {
    const slotId = await addSlot(db, { clinicId, start, care_type });
    kinds.set(slotId, care_type);
    return slotId;
  };
  const booked = await add('walk-in', 24);
  const slots: Partial<Record<CareType, string>> = {};
  for (const [at, [kind, said]] of Object.entries(services).entries()) {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of `services` are care types
    const care_type = kind as CareType;
    slots[care_type] = await add(care_type, 30 + at);
    if (Object.keys(said).length > 0)
      await db.updateTable('services').set(said).where('care_type', '=', care_type).execute();
  }
  const listed = async (person: Guest, manageToken: string) =>
    (await person.search({}, { manageToken })).body.spaces.map(({ spaceId }) => kinds.get(spaceId)).toSorted();
  const book = async (raisonVisite: Reason, birthDate = bornYearsAgo(1.5)) => {
    const { reference } = await bookAsGuest(deps, guest(app), booked, { birthDate, raisonVisite });
    const person = guest(app);
    return { person, manageToken: (await person.manage(reference, birthDate)).body.manageToken };
  };
  return { book, listed, slotOf: (kind: CareType) => slots[kind] ?? '' };
};

const taking: CareType[] = ['child', 'follow-up', 'priority', 'walk-in'];

for (const reason of ['skin', 'injury'] as const)
  test(`a guest who moves an appointment sees, and gets, only services that take all that the present one takes, whatever its reason is: ${reason}`, async (t) => {
    const { book, listed, slotOf } = await movingStage(t);
    const { person, manageToken } = await book(reason);
    assert.deepEqual(await listed(person, manageToken), taking);
    const refused = await person.reschedule(manageToken, slotOf('pregnancy'));
    assert.deepEqual([refused.status, refused.refusal.message], [422, 'appointment.notForReason']);
    const moved = await person.reschedule(manageToken, slotOf('priority'));
    assert.deepEqual([moved.status, moved.body.spaceId], [200, slotOf('priority')]);
  });

test('a guest who moves an appointment sees no service for other ages', async (t) => {
  const { book, listed, slotOf } = await movingStage(t);
  const { person, manageToken } = await book('skin', bornYearsAgo(40));
  assert.deepEqual(await listed(person, manageToken), ['follow-up', 'periodic', 'priority', 'walk-in']);
  assert.equal((await person.reschedule(manageToken, slotOf('child'))).refusal.message, 'appointment.notForAge');
});

test('a guest whose time to manage has ended still sees free times, as anybody does', async (t) => {
  const { book, listed } = await movingStage(t);
  const { person } = await book('skin');
  const everything = await listed(person, 'x'.repeat(43));
  assert.deepEqual(everything, Object.keys(services).toSorted());
});
