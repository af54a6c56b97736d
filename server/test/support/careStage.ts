import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';

import type { CareType, Mode } from '../../../contract/catalogues.ts';
import { todayAt } from '../../src/domain/age.ts';
import { openTerms, type ServiceTerms } from '../../src/domain/care/serviceTerms.ts';
import { objectionToCare, reasonCode, type CareObjection } from '../../src/domain/care/suitability.ts';
import { settle, zoneShowing } from './alerts.ts';
import type { Dependent } from './booking.ts';
import { setCode, type Guest } from './guest.ts';
import { invitationStage, type InvitationStage } from './invitation.ts';
import { addSlot } from './network.ts';
import { addLink, addPatient } from './people.ts';

export const doors = [
  'account',
  'afterHold',
  'move',
  'offer',
  'earlier',
  'nearby',
  'guest',
  'guestMove',
  'invitation',
  'clinic',
] as const;
export type Door = (typeof doors)[number];

/** `as`: for themselves, or for a child or parent that they may book for. */
export type Wish = {
  door: Door;
  service: Pick<ServiceTerms, 'reasons' | 'modes' | 'visit'> & {
    ages: readonly [from: number | null, to: number | null];
    careType: CareType;
  };
  mode: Mode;
  person: { born: string | null; as: 'self' | 'dependent' };
  reason: string;
};

const tomorrow = (): string => todayAt(new Date(Date.now() + 86_400_000));

/** A guest and an invited person say their birth date, and a clinic needs no reason to invite. */
const saidAt = ({ door, person, reason }: Wish) => ({
  birthDate: person.born ?? (door === 'guest' || door === 'guestMove' || door === 'invitation' ? adult : null),
  hasRecord: true,
  reason: door === 'invitation' ? null : reasonCode(reason),
});
export const adult = '1986-04-12';

const termsOf = ({ ages: [minAge, maxAge], reasons, modes, visit }: Wish['service']): ServiceTerms => ({
  ...openTerms,
  ...{ minAge, maxAge, reasons, modes, visit },
});

export const objectionTo = (wish: Wish): CareObjection | null => {
  const objection = objectionToCare(
    termsOf(wish.service),
    { mode: wish.mode, on: tomorrow(), careType: wish.service.careType },
    saidAt(wish),
  );
  // The clinic knows the person whom it moves.
  return wish.door === 'clinic' && objection === 'ageUnknown' ? null : objection;
};

/** Slots of any service, at a clinic where it is noon: offers are made by day. */
const careSlots = async (stage: InvitationStage) => {
  const { db, clinicId } = stage;
  await db
    .updateTable('clinics')
    .set({ time_zone: zoneShowing(12) })
    .execute();
  const onlooker = await stage.patient();
  /** The search makes the new service known to suggestions, before it says whom it takes. */
  const slotOf = async ({ service, mode }: Pick<Wish, 'service' | 'mode'>, minutes = 0): Promise<string> => {
    const id = randomUUID();
    const { ages, careType, modes, reasons, visit } = service;
    await db
      .insertInto('services')
      .values({
        ...{ id, clinic_id: clinicId, source: 'test', source_key: id, care_type: careType, visit },
        ...{ name_fr: `Service ${id}`, name_en: `Service ${id}` },
      })
      .execute();
    const slotId = await addSlot(db, {
      ...{ clinicId, start: 25 + minutes / 60, mode, care_type: careType, service_id: id },
    });
    await onlooker.search({ limit: 50 });
    const said = { min_age: ages[0], max_age: ages[1], reasons: [...reasons], modes: [...modes] };
    await db.updateTable('services').set(said).where('id', '=', id).execute();
    return slotId;
  };
  const openSlot = (careType: CareType, start: number): Promise<string> =>
    slotOf(
      { service: { ages: [null, null], reasons: [], modes: [], visit: null, careType }, mode: 'in-person' },
      start,
    );
  const setStatus = (id: string, status: 'free' | 'busy') =>
    db.updateTable('slots').set({ status }).where('id', '=', id).execute();

  const takeAwayFree = () =>
    db.updateTable('slots').set({ status: 'entered-in-error' }).where('status', '=', 'free').execute();
  return { slotOf, openSlot, setStatus, takeAwayFree };
};

/** Numbers and addresses that nobody else has: what one phone or mailbox may have is another rule. */
const newContacts = () => {
  let count = 0;
  const nextPhone = (): string => `514 555-${String(1_000 + (count += 1)).slice(-4)}`;
  const nextEmail = (): string => `${randomUUID()}@exemple.ca`;
  const nextInvitee = (birthDate: string) => ({
    nam: `TREH${birthDate.slice(2).replaceAll('-', '')}${String(10 + ((count += 1) % 90))}`,
    birthDate,
    email: nextEmail(),
  });
  return { nextPhone, nextEmail, nextInvitee };
};

type Slots = Awaited<ReturnType<typeof careSlots>>;

/** People who book, watch, or come as guests. */
const carePeople = (stage: InvitationStage, { openSlot, setStatus }: Slots) => {
  const { db, deps } = stage;
  const contacts = newContacts();
  const { nextPhone, nextEmail } = contacts;

  const person = async ({ person: { born, as } }: Wish) => {
    const me = await stage.patient();
    if (as === 'self') {
      const said = { birth_date: born, phone: nextPhone() };
      await db.updateTable('patients').set(said).where('id', '=', me.patientId).execute();
      return { me, dependent: null };
    }
    const patientId = await addPatient(db, { first_name: 'Léo', birth_date: born, phone: nextPhone() });
    await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'history'] });
    return { me, dependent: { patientId } };
  };
  const booked = async (wish: Wish, start = 120) => {
    const { me, dependent } = await person(wish);
    const spaceId = await openSlot('walk-in', start);
    const { body, raw } = await me.reserve(spaceId, { raisonVisite: wish.reason, dependent });
    assert.ok(body.reservationId, raw);
    return { me, dependent, ...body };
  };
  const offered = async (me: Awaited<ReturnType<typeof person>>['me'], slotId: string): Promise<boolean> =>
    (await me.alerts()).body.alerts.some((alert) => alert.offer?.space.spaceId === slotId);
  /** Watches while the slot is taken; then it is free. */
  const watched = async (
    me: Awaited<ReturnType<typeof person>>['me'],
    { slotId, ...more }: { slotId: string; reason: string; dependent: Dependent; reservationId?: string },
  ) => {
    const { reason, ...whose } = more;
    await setStatus(slotId, 'busy');
    const { status, body, raw } = await me.watch({ raisonVisite: reason }, whose);
    assert.equal(status, 201, raw);
    await setStatus(slotId, 'free');
    await settle(deps);
    return { alertId: body.alertId, isOffered: await offered(me, slotId) };
  };
  const bookAsGuest = async (visitor: Guest, slotId: string, { person: { born }, reason }: Wish) => {
    const held = await visitor.hold(slotId);
    if (held.status !== 200) return { status: held.status, reference: '' };
    const { token } = held.body;
    const said = { birthDate: born ?? adult, phone: nextPhone(), email: nextEmail() };
    const identified = await visitor.identify(token, said);
    if (identified.status !== 200) return { status: identified.status, reference: '' };
    const code = await setCode(deps, token);
    const { status, body } = await visitor.send<{ reference: string }>('POST', 'reserve', {
      ...{ token, code, raisonVisite: reason, perName: 'x' },
    });
    return { status, reference: body.reference };
  };
  return { ...contacts, person, booked, watched, bookAsGuest };
};

export const careStage = async (t: TestContext) => {
  const stage = await invitationStage(t);
  // Of another rule: what people share whom no clinic has seen.
  stage.deps.config.booking.newcomerShare = 1;
  const slots = await careSlots(stage);
  return { ...stage, ...slots, ...carePeople(stage, slots) };
};

export type CareStage = Awaited<ReturnType<typeof careStage>>;
