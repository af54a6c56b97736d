// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { alertTask, type FiledAlert } from './alertTask.ts';

const alert: FiledAlert = {
  alertId: 'a1',
  requester: owner.accountId,
  reservationId: 'v1',
  state: 'waiting',
  createdAt: new Date('2026-11-20T14:00:00Z'),
  offers: [],
  criteria: {
    careType: 'walk-in',
    raisonVisite: 'skin',
    from: '2026-11-21',
    to: '2026-12-01',
    dayParts: ['morning'],
    weekdays: [1, 2],
    clinicIds: ['c1'],
    profIds: ['p1'],
    near: { postalCode: 'H2J' },
    radiusKm: 25,
    modes: ['phone'],
    languages: ['fr'],
  },
};

test('an exported alert lists everything that it watched for, each criterion under its name in the contract', () => {
  const { input = [], restriction, reasonCode, focus, requester } = alertTask(alert, owner);
  assert.deepEqual(
    input.map(({ type, valueString, valueReference }) => [
      type.coding?.[0]?.code,
      valueString ?? valueReference?.reference,
    ]),
    [
      ['careType', 'walk-in'],
      ['dayParts', 'morning'],
      ['weekdays', '1'],
      ['weekdays', '2'],
      ['near', 'H2J'],
      ['radiusKm', '25'],
      ['modes', 'phone'],
      ['languages', 'fr'],
      ['clinicIds', 'Location/c1'],
      ['profIds', 'Practitioner/p1'],
    ],
  );
  assert.deepEqual(restriction?.period, { start: '2026-11-21', end: '2026-12-01' });
  assert.deepEqual(
    [reasonCode?.coding?.[0]?.code, focus?.reference, requester?.reference],
    ['skin', 'Appointment/v1', 'Patient/me'],
  );
});

test('an exported alert without criteria lists none, and one near a point on a map gives the point', () => {
  const { input, restriction, reasonCode } = alertTask({ ...alert, criteria: {} }, owner);
  assert.deepEqual([input, restriction, reasonCode], [undefined, undefined, undefined]);
  assert.equal(
    alertTask({ ...alert, criteria: { near: { lat: 45.5, lng: -73.6 } } }, owner).input?.[0]?.valueString,
    '45.5,-73.6',
  );
});

test('an exported alert gives its state, with every offered slot and the outcome', () => {
  const statuses = (['waiting', 'offered', 'met', 'ended'] as const).map(
    (state) => alertTask({ ...alert, state }, owner).status,
  );
  assert.deepEqual(statuses, ['requested', 'in-progress', 'completed', 'cancelled']);
  const offers = [
    {
      offeredAt: new Date('2026-11-20T15:00:00Z'),
      expiresAt: new Date('2026-11-20T15:15:00Z'),
      outcome: 'missed' as const,
    },
  ];
  assert.deepEqual(
    alertTask({ ...alert, offers }, owner).output?.map(({ type, valuePeriod }) => [
      type.coding?.[0]?.code,
      valuePeriod?.end,
    ]),
    [['missed', '2026-11-20T10:15:00-05:00']],
  );
});
