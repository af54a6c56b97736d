import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';

import fc from 'fast-check';

import { ageOfDeciding } from '../../../contract/accessBases.ts';
import type { Alert } from '../../../contract/alerts.ts';
import type { Mode } from '../../../contract/catalogues.ts';
import { openTerms, type Eligibility } from '../../src/domain/care/serviceTerms.ts';
import { settle, zoneShowing } from './alerts.ts';
import type { Patient, Reply } from './booking.ts';
import { guest, setCode } from './guest.ts';
import { invitationStage, invitingWords, saidOf, type InvitationStage } from './invitation.ts';
import { addSlot } from './network.ts';
import { addLink, addPatient, bornYearsAgo } from './people.ts';

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

export const wish = fc.record({
  kind: fc.constantFrom(...kinds),
  mode: fc.constantFrom<Mode>('in-person', 'phone', 'video'),
  birthDate: fc.constantFrom(...born),
  reason: fc.constantFrom<string>(...whys),
  by: fc.constantFrom('account', 'delegate', 'move', 'offer', 'advance', 'guest', 'invitation', 'clinic'),
});
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

type Door = (wanted: Wish, slotId: string) => Promise<boolean>;

const makeTools = (stage: InvitationStage) => {
  const { db, deps, clinicId, patient } = stage;
  // Of another rule: what people share whom no clinic has seen, and what one telephone may have.
  deps.config.booking.newcomerShare = 1;
  let phones = 1_000;
  const nextPhone = () => `514 555-${(phones += 1)}`;
  let hours = 24;
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
    const known = { birth_date: birthDate, phone: nextPhone() };
    await db.updateTable('patients').set(known).where('id', '=', one.patientId).execute();
    return one;
  };
  const open = (reason: string) => slotOf({ kind: {}, mode: 'in-person' }).then((id) => [id, reason] as const);
  const nextNumber = (birthDate: string) => `TREH${birthDate.slice(2).replaceAll('-', '')}${10 + (hours % 90)}`;
  return { nextPhone, nextNumber, slotOf, person, open };
};

type Tools = ReturnType<typeof makeTools>;

type Waiting = {
  me: Patient;
  slotId: string;
  watch: () => Promise<Reply<Alert>>;
  take: () => Promise<Reply<unknown>>;
};

/** The slot opens again while somebody waits. */
const takeOffered = async ({ db, deps }: InvitationStage, { me, slotId, watch, take }: Waiting): Promise<boolean> => {
  await db.updateTable('slots').set({ status: 'busy' }).where('id', '=', slotId).execute();
  const { alertId } = (await watch()).body;
  await db.updateTable('slots').set({ status: 'free' }).where('id', '=', slotId).execute();
  await settle(deps);
  const isOffered = (await me.alerts()).body.alerts.some((alert) => alert.offer?.space.spaceId === slotId);
  const isTaken = isOffered && (await take()).status < 300;
  assert.equal(isTaken, isOffered, 'an offer is only made of what can be booked');
  await me.endAlert(alertId);
  return isTaken;
};

const doorsOfPatients = (stage: InvitationStage, { open, person }: Tools) =>
  ({
    account: async ({ birthDate, reason }: Wish, slotId: string) => {
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
    delegate: async ({ birthDate, reason }: Wish, slotId: string) => {
      const [me, patientId] = [await person(adult), await addPatient(stage.db, { birth_date: birthDate })];
      const consent = birthDate < bornYearsAgo(ageOfDeciding) && ({ basis: 'consent' } as const);
      await addLink(stage.db, { account_id: me.accountId, patient_id: patientId, scopes: ['book'], ...consent });
      return (await me.reserve(slotId, { raisonVisite: reason, dependent: { patientId } })).status === 201;
    },
    move: async ({ birthDate, reason }: Wish, slotId: string) => {
      const me = await person(birthDate);
      const [from, raisonVisite] = await open(reason);
      const { body } = await me.reserve(from, { raisonVisite });
      return (await me.reschedule(body.reservationId, slotId)).status === 200;
    },
    offer: async ({ birthDate, reason }: Wish, slotId: string) => {
      const me = await person(birthDate);
      return takeOffered(stage, {
        me,
        slotId,
        watch: () => me.watch({ raisonVisite: reason }),
        take: () => me.reserve(slotId, { raisonVisite: reason }),
      });
    },
    advance: async ({ birthDate, reason }: Wish, slotId: string) => {
      const me = await person(birthDate);
      const [from, raisonVisite] = await open(reason);
      const { reservationId } = (await me.reserve(from, { raisonVisite })).body;
      return takeOffered(stage, {
        me,
        slotId,
        watch: () => me.watch({}, { reservationId }),
        take: () => me.reschedule(reservationId, slotId),
      });
    },
  }) satisfies Partial<Record<Wish['by'], Door>>;

const otherDoors = (stage: InvitationStage, { nextNumber, nextPhone, open, person }: Tools) =>
  ({
    guest: async ({ birthDate, reason }: Wish, slotId: string) => {
      const stranger = guest(stage.app);
      const held = await stranger.hold(slotId);
      if (held.status !== 200) return false;
      const { token } = held.body;
      const identified = await stranger.identify(token, {
        birthDate,
        phone: nextPhone(),
        email: `${randomUUID()}@exemple.ca`,
      });
      if (identified.status !== 200) return false;
      const code = await setCode(stage.deps, token);
      return (
        (await stranger.send('POST', 'reserve', { token, code, raisonVisite: reason, perName: 'x' })).status === 201
      );
    },
    invitation: async ({ birthDate }: Wish, slotId: string) => {
      const nam = nextNumber(birthDate);
      const said = await stage.clinic.type(
        ...invitingWords(stage.clinicId, { nam, birthDate, email: `${randomUUID()}@exemple.ca` }, '--slot', slotId),
      );
      if (!said.startsWith('Invitation ')) return false;
      const { invitationId, code } = saidOf(said);
      const visitor = await stage.comeIn(code, { nam, birthDate, email: '' });
      return (await visitor.reserve(invitationId, slotId, { phone: nextPhone() })).status === 201;
    },
    clinic: async ({ birthDate, reason }: Wish, slotId: string) => {
      const me = await person(birthDate);
      const [from, raisonVisite] = await open(reason);
      const { body } = await me.reserve(from, { raisonVisite });
      return (await stage.clinic.type('move', body.reference, slotId)).includes('is moved');
    },
  }) satisfies Partial<Record<Wish['by'], Door>>;

/** `book` says whether a door took a slot as wanted. */
export const careStage = async (t: TestContext) => {
  const stage = await invitationStage(t);
  const { db } = stage;
  const tools = makeTools(stage);
  const doors: Record<Wish['by'], Door> = { ...doorsOfPatients(stage, tools), ...otherDoors(stage, tools) };
  // Offers are made by day.
  const byDay = { time_zone: zoneShowing(12) };
  await db.updateTable('clinics').set(byDay).execute();
  /** What is not booked is taken away, so that nobody else is offered it. */
  const book = async (wanted: Wish): Promise<boolean> => {
    const isBooked = await doors[wanted.by](wanted, await tools.slotOf(wanted));
    await db.updateTable('slots').set({ status: 'entered-in-error' }).where('status', '=', 'free').execute();
    return isBooked;
  };
  return { ...stage, book };
};
