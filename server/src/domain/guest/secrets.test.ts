import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bareGuestCode, bareReference, guestMinutes, guestTries, makeGuestCode } from './secrets.ts';

test('a guest has ten minutes for a code, twenty to book and fifteen to manage an appointment', () => {
  assert.deepEqual(guestMinutes, { code: 10, booking: 20, managing: 15 });
});

test('a guest has five tries for a code or a birth date, then waits a day', () => {
  assert.deepEqual(guestTries, { codes: 5, birthDates: 5, lockedHours: 24 });
});

test('a code has six digits, and is read with the spaces and dashes of a mail', () => {
  for (let drawn = 0; drawn < 200; drawn += 1) assert.match(makeGuestCode(), /^\d{6}$/);
  assert.equal(bareGuestCode(' 123\u00A0456–'), '123456');
  assert.equal(bareReference('ab-12 cd'), 'AB12CD');
});
