// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentStatuses } from '../../../../contract/appointmentStatuses.ts';
import { staffActs } from '../../../../contract/staff.ts';
import { staffRoles } from '../../../../contract/staffRoles.ts';
import { decideStaffAct, offeredActs } from './staffActs.ts';

const startsAt = new Date('2026-11-25T14:00:00Z');
const question = { startsAt, timeZone: 'America/Toronto', now: startsAt };

test('staff mark who came, who was seen and who did not come, and nobody twice in two ways', () => {
  const verdicts = staffActs.map((act) => [
    act,
    ...appointmentStatuses.map((status) => {
      const verdict = decideStaffAct(act, { ...question, status });
      return typeof verdict === 'string' ? verdict : verdict.to;
    }),
  ]);
  assert.deepEqual(verdicts, [
    ['arrived', 'checked-in', 'done', 'settled', 'settled', 'cancelled'],
    ['done', 'fulfilled', 'fulfilled', 'done', 'settled', 'cancelled'],
    ['missed', 'noshow', 'settled', 'settled', 'done', 'cancelled'],
  ]);
});

test('nobody arrives before the day of the clinic, and nobody is missed before the start', () => {
  const early = (act: (typeof staffActs)[number], now: string) =>
    decideStaffAct(act, { ...question, status: 'booked', now: new Date(now) }) === 'tooEarly';
  assert.deepEqual([early('arrived', '2026-11-25T04:59:59Z'), early('arrived', '2026-11-25T05:00:00Z')], [true, false]);
  assert.deepEqual([early('missed', '2026-11-25T13:59:59Z'), early('missed', '2026-11-25T14:00:00Z')], [true, false]);
});

test('only acts that are possible are offered: an arrival from its day on, an absence, and no reminder or cancellation, from the start on', () => {
  const offered = (status: 'booked' | 'checked-in' | 'fulfilled', now: string) =>
    offeredActs({ ...question, status, now: new Date(now) }, { role: 'professional' });
  assert.deepEqual(offered('booked', '2026-11-24T14:00:00Z'), ['remind', 'move', 'cancel']);
  assert.deepEqual(offered('booked', '2026-11-25T13:00:00Z'), ['arrived', 'remind', 'move', 'cancel']);
  assert.deepEqual(offered('booked', '2026-11-25T14:00:00Z'), ['arrived', 'missed']);
  assert.deepEqual(offered('checked-in', '2026-11-25T14:00:00Z'), ['done']);
  assert.deepEqual(offered('fulfilled', '2026-11-25T14:00:00Z'), []);
});

test('writing is offered to those who read messages, whatever became of the appointment', () => {
  const over = { ...question, status: 'cancelled', now: new Date('2026-11-25T14:00:00Z') } as const;
  const offered = staffRoles.map((role) => offeredActs(over, { role }));
  assert.deepEqual(offered, [['write'], [], ['write']]);
});
