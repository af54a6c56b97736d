// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { staffRoles } from '../../../../contract/staffRoles.ts';
import { onlyOf, reaches } from './may.ts';

const heldBy = (role: (typeof staffRoles)[number]) => ({
  role,
  professionalId: role === 'professional' ? 'roy' : null,
});

test('reception and managers reach all of their clinic, and a professional their own appointments', () => {
  assert.deepEqual(
    staffRoles.map((role) => onlyOf(heldBy(role))),
    [null, 'roy', null],
  );
  const reached = staffRoles.map((role) =>
    ['roy', 'cote', null].map((professionalId) => reaches(heldBy(role), 'actOnAppointment', professionalId)),
  );
  assert.deepEqual(reached, [
    [true, true, true],
    [true, false, false],
    [true, true, true],
  ]);
});

test('a professional who is not named reaches nothing', () => {
  const unnamed = { role: 'professional', professionalId: null } as const;
  for (const professionalId of ['roy', null]) assert.equal(reaches(unnamed, 'moveAppointment', professionalId), false);
});

test('a professional writes to no patient, not even of their own appointments, as they read no answer', () => {
  assert.deepEqual(
    staffRoles.map((role) => reaches(heldBy(role), 'writeToPatient', 'roy')),
    [true, false, true],
  );
});
