// Holds: product §4 profile
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decideNumber, type NumberQuestion } from './callingAnother.ts';

const now = new Date('2026-11-20T14:00:00Z');
const ahead: NumberQuestion = {
  status: 'booked',
  mode: 'phone',
  startsAt: new Date('2026-11-20T14:00:01Z'),
  contactPhone: '514 555-0101',
  now,
};

test('the number that a clinic calls changes until an appointment by phone begins', () => {
  const verdict = (of: Partial<NumberQuestion>, phone = '514 555-0102') => decideNumber({ ...ahead, ...of }, phone);
  assert.equal(verdict({}), 'change');
  assert.equal(verdict({ contactPhone: null }), 'change');
  assert.equal(verdict({ startsAt: now }), 'late');
  assert.equal(verdict({ status: 'checked-in' }), 'late');
  assert.equal(verdict({}, '514 555-0101'), 'unchanged');
  for (const mode of ['in-person', 'video', 'home'] as const) assert.equal(verdict({ mode }), 'notByPhone');
  assert.equal(verdict({ status: 'cancelled', mode: 'video' }), 'cancelled');
});
