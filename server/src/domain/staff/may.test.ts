// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { staffRoles } from '../../../../contract/staffRoles.ts';
import { onlyOf, reachesAppointmentOf, reachesThreads, type ClinicCall } from './may.ts';

const calls: ClinicCall[] = [
  'showDay',
  'actOnAppointment',
  'cancelAppointment',
  'remindPatient',
  'showOpenings',
  'moveAppointment',
  'followDay',
];

test('a professional reaches their own appointments, and reception and managers all of their clinic', () => {
  for (const call of calls) {
    const reach = staffRoles.map((role) => onlyOf({ role, professionalId: 'roy' }, call));
    assert.deepEqual(reach, [null, 'roy', null], call);
  }
});

test('a professional reaches no appointment of a colleague, nor one without a professional', () => {
  const roy = { role: 'professional', professionalId: 'roy' } as const;
  const reached = ['roy', 'cote', null].map((one) => reachesAppointmentOf(roy, 'showDay', one));
  assert.deepEqual(reached, [true, false, false]);
});

test('a professional whose post names no professional reaches all of the clinic', () => {
  const unnamed = { role: 'professional', professionalId: null } as const;
  assert.equal(reachesAppointmentOf(unnamed, 'showDay', 'cote'), true);
});

test('reception and managers read what patients write to their clinic, and a professional does not', () => {
  assert.deepEqual(
    staffRoles.filter((role) => reachesThreads({ role })),
    ['reception', 'manager'],
  );
});

test('a professional writes to no patient, not even of their own appointments, as they read no answer', () => {
  const writes = staffRoles.map((role) =>
    reachesAppointmentOf({ role, professionalId: 'roy' }, 'writeToPatient', 'roy'),
  );
  assert.deepEqual(writes, [true, false, true]);
});
