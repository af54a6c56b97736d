// Holds: product §4 no-oracle
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { GuestIdentity } from '../../../contract/guest.ts';
import { namContext } from '../../src/data/accounts.ts';
import { confirmMailbox } from '../support/confirmMailbox.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addPatient } from '../support/people.ts';
import { mailOf } from '../support/mail.ts';
import { recordedApp } from '../support/recordedApp.ts';
import { bookAsGuest, newborn, setCode, guest } from '../support/guest.ts';
import { signUp } from '../support/browser.ts';

const nam = 'TREM85021512';
const birthDate = '1985-02-15';

/** Everybody one could be: with an account, with a verified number, with an appointment without an account, and nobody at all. */
const setUp = async (t: TestContext) => {
  const recorded = await recordedApp(t);
  const { app, deps } = recorded;
  const { db, vault } = deps;
  const { person } = await signUp(app, { nam });
  await confirmMailbox(db, person.login);
  const named = { nam_sealed: vault.seal(nam, namContext), nam_index: vault.numberIndex(nam) };
  await addPatient(db, {
    ...named,
    first_name: 'Rose',
    last_name: 'Tremblay',
    birth_date: birthDate,
    nam_verified_at: new Date(),
  });
  const slot = async () => addSlot(db, { clinicId: await addClinic(db, { name: 'GMF du Fleuve' }), start: 24 });
  const rose = { firstName: 'Rose', lastName: 'Tremblay', birthDate, nam };
  const known = { ...newborn, ...rose, email: 'avant.quatre@exemple.ca' };
  await bookAsGuest(deps, guest(app), await addSlot(db, { clinicId: await addClinic(db), start: 90 }), known);
  const people: Record<string, GuestIdentity> = {
    unknown: {
      ...newborn,
      firstName: 'Lise',
      lastName: 'Tremblay',
      birthDate: '1985-02-16',
      nam: 'ROYM90010112',
      email: 'inconnue.deux@exemple.ca',
    },
    withAccount: { ...newborn, ...rose, email: person.email },
    verified: { ...newborn, ...rose, email: 'autre.adresse@exemple.ca' },
    before: known,
  };
  return { ...recorded, people: Object.entries(people), slot };
};

/** What an answer says, without what is new in each by nature. */
const shapeOf = (raw: string): string =>
  raw.replace(/"[\w-]{36}"|"\d{4}-[^"]+"|"(?:token|reference|firstName)":"[^"]+"/g, '•');

test('guest identification and reservation cost the same statements, answers and emails, whether or not the typed data matches a known person', async (t) => {
  const { app, deps, people, slot, record } = await setUp(t);
  const seen = [];
  for (const [kind, identity] of people) {
    const [caller, earlier] = [guest(app), new Set((await mailOf(deps).to(identity.email)).map(({ id }) => id))];
    const {
      body: { token },
    } = await caller.hold(await slot());
    const answers: string[] = [];
    const identifying = await record(async () => answers.push((await caller.identify(token, identity)).raw));
    const code = await setCode(deps, token);
    const reserving = await record(async () => answers.push((await caller.reserve(token, code)).raw));
    const mails = (await mailOf(deps).to(identity.email))
      .filter(({ id }) => !earlier.has(id))
      .map(({ subject, text }) => `${subject}\n${text.replace(/\b\w{10}\b|key=\S+|\d{6}|\d{1,2}\u00A0h.*/g, '•')}`)
      .toSorted();
    seen.push({ kind, identifying, reserving, answers: answers.map(shapeOf), mails });
  }
  const [first] = seen;
  assert.ok(first);
  for (const each of seen) assert.deepEqual(each, { ...first, kind: each.kind });
  assert.equal(first.mails.length, 2);
  assert.equal(
    first.reserving.statements.some((statement) => /nam_index\s*=|accounts?"?\."?email/.test(statement)),
    false,
    'nobody is looked for',
  );
});

test('a known and an unknown reference cost the same statements and leave the same rows in the outbox', async (t) => {
  const { app, deps, slot, record } = await setUp(t);
  const booked = await bookAsGuest(deps, guest(app), await slot(), { email: 'connue@exemple.ca' });
  const attempt = async (reference: string) => {
    const seen = [];
    for (let tries = 0; tries < 6; tries += 1) {
      let raw = '';
      const { statements } = await record(async () => {
        ({ raw } = await guest(app).manage(reference, '1999-01-01'));
      });
      const rows = await deps.db
        .selectFrom('outbox')
        .select(['template', 'account_id', 'appointment_id', 'payload_sealed'])
        .where('template', '=', 'expressLocked')
        .execute();
      seen.push({
        raw,
        statements,
        rows: rows.map(({ payload_sealed: sealed, ...row }) => ({ ...row, size: sealed.length })),
      });
    }
    await deps.db.deleteFrom('outbox').where('template', '=', 'expressLocked').execute();
    return seen;
  };
  assert.deepEqual(await attempt(booked.reference), await attempt('ACDEFHJKMN'));
});
