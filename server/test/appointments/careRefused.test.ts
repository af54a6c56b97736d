// Holds: product §8 search-criteria, product §4 lost-race
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Insertable } from 'kysely';

import type { ServicesTable } from '../../src/data/tables/network.ts';
import { appointmentStage } from '../support/appointments.ts';
import { guest } from '../support/guest.ts';
import { bornYearsAgo } from '../support/people.ts';

type Terms = Partial<Insertable<ServicesTable>>;

/** A clinic whose services say whom they take: one for each care type. */
const careStage = async (t: TestContext, terms: Record<string, Terms>) => {
  const stage = await appointmentStage(t);
  const slots: Record<string, string> = {};
  for (const [at, [careType, said]] of Object.entries(terms).entries()) {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of this test are care types
    const care_type = careType as 'child';
    slots[careType] = await stage.slot(24 + at, { care_type });
    if (Object.keys(said).length === 0) continue;
    await stage.db.updateTable('services').set(said).where('care_type', '=', care_type).execute();
  }
  const born = (birthDate: string | null) =>
    stage.db.updateTable('patients').set({ birth_date: birthDate }).where('id', '=', stage.me.patientId).execute();
  return { ...stage, slots, born };
};

const pediatrics: Terms = { max_age: 5, reasons: ['cold-flu', 'fever-child'] };

test('the server refuses to hold or book a service for other ages, and says so', async (t) => {
  const { me, slots } = await careStage(t, { child: pediatrics });
  const spaceId = slots['child'] ?? '';
  for (const reply of [await me.hold(spaceId), await me.reserve(spaceId)])
    assert.deepEqual(
      [reply.status, reply.refusal.message, reply.refusal.fields],
      [422, 'appointment.notForAge', { space: 'appointment.notForAge' }],
    );
});

test('the server refuses a reason that the service does not take, and names the reason as the cause', async (t) => {
  const { me, slots } = await careStage(t, { periodic: { reasons: ['blood-test'] } });
  const spaceId = slots['periodic'] ?? '';
  const { status, refusal } = await me.reserve(spaceId, { raisonVisite: 'mal au genou' });
  assert.deepEqual([status, refusal.message], [422, 'appointment.notForReason']);
  assert.equal((await me.reserve(spaceId, { raisonVisite: 'blood-test' })).status, 201);
});

test('the server refuses a vaccination by phone, even from a service that says nothing', async (t) => {
  const { me, slot } = await appointmentStage(t);
  const { status, refusal } = await me.reserve(await slot(24, { mode: 'phone' }), { raisonVisite: 'vaccination' });
  assert.deepEqual([status, refusal.message], [422, 'appointment.notThisWay']);
});

test('a person without a birth date may hold a slot for certain ages, but books only once the date is known', async (t) => {
  const { me, slots, born } = await careStage(t, { 'walk-in': { min_age: 18 } });
  const spaceId = slots['walk-in'] ?? '';
  await born(null);
  assert.equal((await me.hold(spaceId)).status, 200);
  const { status, refusal } = await me.reserve(spaceId);
  assert.deepEqual([status, refusal.message], [422, 'appointment.birthDateNeeded']);
  await born('1986-05-01');
  assert.equal((await me.reserve(spaceId)).status, 201);
});

test('an account holder without a birth date is fourteen or more, and is neither shown nor given a slot for children', async (t) => {
  const { me, slots, born } = await careStage(t, { 'walk-in': {}, child: pediatrics });
  await born(null);
  const { spaces } = (await me.search({ raisonVisite: 'cold-flu' })).body;
  assert.deepEqual(
    spaces.map(({ spaceId }) => spaceId),
    [slots['walk-in']],
  );
  assert.equal((await me.hold(slots['child'] ?? '')).refusal.message, 'appointment.notForAge');
});

test('a search leaves out what the age does not allow, and says for which ages it is', async (t) => {
  const { me, slots, born } = await careStage(t, { 'walk-in': {}, child: pediatrics });
  const search = async () => {
    const { spaces, hiddenAges } = (await me.search({ raisonVisite: 'cold-flu' })).body;
    return { found: spaces.map(({ spaceId, care }) => [spaceId, care?.ages]), hiddenAges };
  };
  assert.deepEqual(await search(), {
    found: [[slots['walk-in'], undefined]],
    hiddenAges: [{ from: null, to: 5 }],
  });
  await born(bornYearsAgo(2.5));
  assert.deepEqual(await search(), {
    found: [
      [slots['walk-in'], undefined],
      [slots['child'], { from: null, to: 5 }],
    ],
    hiddenAges: undefined,
  });
});

test('slots nearby, which the loser of a race gets, suit the age and the reason of the person', async (t) => {
  const { me, other, slot, slots, db } = await careStage(t, { child: {} });
  const lost = slots['child'] ?? '';
  await other.reserve(lost);
  const near = await slot(25, { care_type: 'child' });
  assert.deepEqual(
    (await me.reserve(lost)).refusal.spaces?.map(({ spaceId }) => spaceId),
    [near],
  );
  await db.updateTable('services').set(pediatrics).where('care_type', '=', 'child').execute();
  assert.deepEqual((await me.reserve(lost)).refusal.spaces, []);
});

test('a guest of another age is refused at the birth date, before a code is emailed', async (t) => {
  const { app, db, slots } = await careStage(t, { child: pediatrics });
  const stranger = guest(app);
  const { token } = (await stranger.hold(slots['child'] ?? '')).body;
  const { status, refusal } = await stranger.identify(token, { birthDate: '1986-04-12' });
  assert.deepEqual([status, refusal.fields], [422, { birthDate: 'appointment.notForAge' }]);
  assert.equal((await db.selectFrom('outbox').select('id').execute()).length, 0);
  assert.equal((await stranger.identify(token, { birthDate: bornYearsAgo(2.5) })).status, 200);
});

test('an appointment says what its service costs and for whom it is', async (t) => {
  const { me, slots } = await careStage(t, {
    'walk-in': { coverage: 'fees', fee_cents: 12_500, fee_fr: 'À payer sur place.', cards: ['none'], visit: 'first' },
  });
  const { body } = await me.reserve(slots['walk-in'] ?? '');
  const care = {
    ages: null,
    visit: 'first',
    coverage: 'fees',
    fee: { cents: 12_500, text: 'À payer sur place.' },
    cards: ['none'],
  };
  assert.deepEqual(body.care, care);
  assert.deepEqual((await me.history()).body.upcoming[0]?.care, care);
});
