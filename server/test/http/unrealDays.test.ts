// Holds: product §10 instants
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { invitationAreaOn, invitationStage, invitee } from '../support/invitation.ts';
import { askAppointment } from '../support/appointmentLink.ts';
import { lea } from '../support/delegation.ts';
import { guest } from '../support/guest.ts';
import { addSlot } from '../support/network.ts';
import { testSeed } from '../support/seededRandom.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const unreal = fc.oneof(
  fc.constantFrom('0000-02-28', '2027-02-29', '2027-02-30', '2100-02-29', '2027-04-31'),
  fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 13, max: 99 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
  fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 32, max: 99 }))
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
);
const days = [
  '0000-02-28',
  '2027-02-30',
  '2027-02-28T24:00:00Z',
  ...fc.sample(unreal, { numRuns: 6, seed: testSeed(20_261_128) }),
];

type Answered = { status: number; refusal: { fields?: unknown }; raw: string };

test('no door of the server takes a day that the calendar lacks: the answer names the field', async (t) => {
  const { app, db, clinicId, patient } = await invitationStage(t);
  const me = await patient();
  const key = 'k'.repeat(43);
  const slot = await addSlot(db, { clinicId, start: 24 });
  const { token } = (await guest(app).hold(slot)).body;
  const doors: Record<string, (day: string) => Promise<Answered>> = {
    'criteria.from': (from) => me.search({ from }),
    'criteria.to': (to) => me.search({ to }),
    'guest criteria.from': (from) => guest(app).search({ from }),
    'alert criteria.to': (to) => me.watch({ to }),
    from: (day) => me.send('GET', `user/accesslog?from=${day}`),
    to: (day) => me.send('GET', `user/accesslog.csv?to=${day}`),
    startsOn: (startsOn) => me.send('POST', 'user/addDependent', { ...lea, startsOn }),
    endsOn: (endsOn) => me.send('POST', 'user/addDependent', { ...lea, endsOn }),
    birthDate: (birthDate) => me.send('PATCH', 'user', { birthDate }),
    'dependent birthDate': (birthDate) => me.send('POST', 'user/addDependent', { ...lea, birthDate }),
    'guest birthDate': (birthDate) => guest(app).identify(token, { birthDate }),
    'manage birthDate': (birthDate) => guest(app).manage('XXXXXXXXXX', birthDate),
    'link birthDate': (birthDate) => askAppointment(app, { key, birthDate, action: 'read' }, '198.51.100.7'),
    'agreement birthDate': (birthDate) => guest(app).send('POST', 'agree', { key, birthDate, action: 'read' }),
    'invitation birthDate': (birthDate) =>
      invitationAreaOn(app).auth({ nam: invitee.nam, birthDate, code: '1234 5678' }),
  };
  for (const day of days)
    for (const [name, knock] of Object.entries(doors)) {
      const { status, refusal, raw } = await knock(day);
      const field = name.split(' ').at(-1) ?? '';
      assert.ok([400, 422].includes(status) && raw.includes(`"${field}"`), `${name} took ${day}: ${status} ${raw}`);
      assert.ok(refusal.fields, raw);
    }
});
