// Holds: product §8 search-criteria, product §4 alerts
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import fc from 'fast-check';

import { ageOfDeciding } from '../../../contract/accessBases.ts';
import type { Mode, Reason } from '../../../contract/catalogues.ts';
import { findAppointment } from '../../src/data/appointmentRows.ts';
import { givenReason } from '../../src/data/givenReason.ts';
import { todayAt } from '../../src/domain/age.ts';
import { objectionToCare, reasonCode } from '../../src/domain/care/suitability.ts';
import { openTerms, type Eligibility } from '../../src/domain/care/serviceTerms.ts';
import { guest, setCode } from '../support/guest.ts';
import { invitationStage, invitingWords, saidOf } from '../support/invitation.ts';
import { addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';
import { settle, zoneShowing } from '../support/alerts.ts';

type Kind = Partial<Eligibility> & { careType?: 'child' | 'periodic' };

const kinds: readonly Kind[] = [
  {},
  { maxAge: 5, reasons: ['cold-flu', 'fever-child'], careType: 'child' },
  { minAge: 14, reasons: ['mental-health', 'other'] },
  { minAge: 6, maxAge: 17 },
  { reasons: ['vaccination'], careType: 'periodic' },
  { reasons: ['blood-test'], careType: 'periodic' },
  { reasons: ['cold-flu', 'other'], modes: ['in-person', 'phone'] },
];

const adult = bornYearsAgo(40.5);
const born = [...[1.5, 10.5, 15.5].map(bornYearsAgo), adult];
const whys = ['cold-flu', 'fever-child', 'mental-health', 'vaccination', 'blood-test', 'mal au genou'] as const;

const wish = fc.record({
  kind: fc.constantFrom(...kinds),
  mode: fc.constantFrom<Mode>('in-person', 'phone', 'video'),
  birthDate: fc.constantFrom(...born),
  reason: fc.constantFrom<string>(...whys),
  by: fc.constantFrom('account', 'delegate', 'move', 'offer', 'guest', 'invitation', 'clinic'),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const careStage = async (t: TestContext) => {
  const stage = await invitationStage(t);
  const { db, deps, clinicId, patient, app } = stage;
  // Of another rule: what people share whom no clinic has seen, and what one telephone may have.
  deps.config.booking.newcomerShare = 1;
  let phones = 1_000;
  const nextPhone = () => `514 555-${(phones += 1)}`;
  let hours = 24;
  // Offers are made by day.
  await db
    .updateTable('clinics')
    .set({ time_zone: zoneShowing(12) })
    .execute();
  const slotOf = async ({ kind: { careType = 'child', ...terms }, mode }: Pick<Wish, 'kind' | 'mode'>) => {
    const serviceId = randomUUID();
    const said = { ...openTerms, ...terms };
    await db
      .insertInto('services')
      .values({
        ...{ id: serviceId, clinic_id: clinicId, source: 'test', source_key: serviceId, care_type: careType },
        ...{ name_fr: `Service ${serviceId}`, name_en: `Service ${serviceId}` },
        ...{ min_age: said.minAge, max_age: said.maxAge, reasons: [...said.reasons], modes: [...said.modes] },
      })
      .execute();
    hours += 1;
    return addSlot(db, { clinicId, start: hours, mode, care_type: careType, service_id: serviceId });
  };
  const person = async (birthDate: string) => {
    const one = await patient();
    await db
      .updateTable('patients')
      .set({ birth_date: birthDate, phone: nextPhone() })
      .where('id', '=', one.patientId)
      .execute();
    return one;
  };
  const open = (reason: string) => slotOf({ kind: {}, mode: 'in-person' }).then((id) => [id, reason] as const);

  const doors: Record<Wish['by'], (wanted: Wish, slotId: string) => Promise<boolean>> = {
    account: async ({ birthDate, reason }, slotId) => {
      const me = await person(birthDate);
      const found = (await me.search({ raisonVisite: reason, limit: 50 })).body.spaces.some(
        (s) => s.spaceId === slotId,
      );
      const held = (await me.send('POST', 'appointment/hold', { spaceId: slotId, raisonVisite: reason })).status;
      const booked = (await me.reserve(slotId, { raisonVisite: reason })).status;
      assert.equal(held === 200, booked === 201, 'a hold promises what a booking keeps');
      assert.ok(!found || booked === 201, 'a search finds only what can be booked');
      return booked === 201;
    },
    delegate: async ({ birthDate, reason }, slotId) => {
      const [me, patientId] = [await person(adult), await addPatient(db, { birth_date: birthDate })];
      const consent = birthDate < bornYearsAgo(ageOfDeciding) && ({ basis: 'consent' } as const);
      await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book'], ...consent });
      return (await me.reserve(slotId, { raisonVisite: reason, dependent: { patientId } })).status === 201;
    },
    move: async ({ birthDate, reason }, slotId) => {
      const me = await person(birthDate);
      const [from, raisonVisite] = await open(reason);
      const { body } = await me.reserve(from, { raisonVisite });
      return (await me.reschedule(body.reservationId, slotId)).status === 200;
    },
    offer: async ({ birthDate, reason }, slotId) => {
      const me = await person(birthDate);
      await db.updateTable('slots').set({ status: 'busy' }).where('id', '=', slotId).execute();
      const { alertId } = (await me.watch({ raisonVisite: reason })).body;
      await db.updateTable('slots').set({ status: 'free' }).where('id', '=', slotId).execute();
      await settle(deps);
      const offer = (await me.alerts()).body.alerts.find((alert) => alert.offer?.space.spaceId === slotId);
      const booked = offer !== undefined && (await me.reserve(slotId, { raisonVisite: reason })).status;
      assert.ok(booked === false || booked === 201, 'an offer is only made of what can be booked');
      await me.endAlert(alertId);
      return booked === 201;
    },
    guest: async ({ birthDate, reason }, slotId) => {
      const stranger = guest(app);
      const held = await stranger.hold(slotId);
      if (held.status !== 200) return false;
      const { token } = held.body;
      const identified = await stranger.identify(token, {
        birthDate,
        phone: nextPhone(),
        email: `${randomUUID()}@exemple.ca`,
      });
      if (identified.status !== 200) return false;
      const code = await setCode(deps, token);
      return (
        (await stranger.send('POST', 'reserve', { token, code, raisonVisite: reason, perName: 'x' })).status === 201
      );
    },
    invitation: async ({ birthDate }, slotId) => {
      const nam = `TREH${birthDate.slice(2).replaceAll('-', '')}${String(10 + (hours % 90))}`;
      const said = await stage.clinic.type(
        ...invitingWords(clinicId, { nam, birthDate, email: `${randomUUID()}@exemple.ca` }, '--slot', slotId),
      );
      if (!said.startsWith('Invitation ')) return false;
      const { invitationId, code } = saidOf(said);
      const visitor = await stage.comeIn(code, { nam, birthDate, email: '' });
      return (await visitor.reserve(invitationId, slotId, { phone: nextPhone() })).status === 201;
    },
    clinic: async ({ birthDate, reason }, slotId) => {
      const me = await person(birthDate);
      const [from, raisonVisite] = await open(reason);
      const { body } = await me.reserve(from, { raisonVisite });
      return (await stage.clinic.type('move', body.reference, slotId)).includes('is moved');
    },
  };
  /** What is not booked is taken away, so that nobody else is offered it. */
  const book = async (wanted: Wish): Promise<boolean> => {
    const isBooked = await doors[wanted.by](wanted, await slotOf(wanted));
    await db.updateTable('slots').set({ status: 'entered-in-error' }).where('status', '=', 'free').execute();
    return isBooked;
  };
  return { ...stage, book };
};

const fits = ({ kind: { careType: _, ...terms }, mode, birthDate, reason, by }: Wish): boolean =>
  objectionToCare(
    { ...openTerms, ...terms },
    { mode, on: todayAt(new Date(Date.now() + 86_400_000)) },
    { birthDate, hasRecord: true, reason: by === 'invitation' ? null : reasonCode(reason) },
  ) === null;

test('no door books what the decision refuses, and each door but an offer books what it allows', async (t) => {
  const { book, db, deps } = await careStage(t);
  const wishes = fc.sample(wish, { numRuns: 105, seed: 20_261_123 });
  const outcomes = new Set<string>();
  for (const wanted of wishes) {
    const booked = await book(wanted);
    const allowed = fits(wanted);
    outcomes.add(`${wanted.by} ${booked}`);
    assert.ok(!booked || allowed, `booked outside: ${JSON.stringify(wanted)}`);
    // A care type that does not suit the reason is not searched, so not offered, where the service names no reasons.
    if (wanted.by !== 'offer') assert.equal(booked, allowed, JSON.stringify(wanted));
  }
  assert.equal(outcomes.size, 14, [...outcomes].join());
  const live = await db
    .selectFrom('appointments')
    .select(['id', 'patient_id'])
    .where('status', '=', 'booked')
    .execute();
  assert.ok(live.length > 30, String(live.length));
  for (const { id, patient_id: patientId } of live) {
    const row = await findAppointment(db, id);
    assert.ok(row);
    const { birth_date: birthDate } = await db
      .selectFrom('patients')
      .select('birth_date')
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    const reason: Reason | null = reasonCode(givenReason(row, deps.vault));
    const offered = { mode: row.mode, on: todayAt(row.startsAt) };
    assert.equal(objectionToCare(row.terms, offered, { birthDate, hasRecord: true, reason }), null);
  }
});
