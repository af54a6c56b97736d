import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DependentScope } from '../../../../contract/dependents.ts';
import { isReminded, rightInAppointment, type Companion } from './appointmentRights.ts';

const today = '2026-11-20';
const own: Companion = { isOwn: true, hasBooked: false, link: undefined };
const linked = (
  scopes: DependentScope[],
  more: Partial<NonNullable<Companion['link']>> = {},
  hasBooked = false,
): Companion => ({
  isOwn: false,
  hasBooked,
  link: {
    state: 'active',
    locked: false,
    scopes,
    startsOn: '2020-01-01',
    endsOn: null,
    lockReason: null,
    basis: 'parental-authority',
    birthDate: null,
    ...more,
  },
});
const lockedByAge = { locked: true, lockReason: 'age14' };

test('a person acts on their own appointment; a delegate who may book acts if they booked it or may read the messages (product §8 reminder-people)', () => {
  const rights: [companion: Companion, right: string][] = [
    [own, 'act'],
    [{ isOwn: false, hasBooked: true, link: undefined }, 'none'],
    [linked(['book'], {}, true), 'act'],
    [linked(['book']), 'none'],
    [linked(['book', 'messages']), 'act'],
    [linked(['messages']), 'none'],
    [linked(['book', 'messages'], { state: 'pending' }), 'none'],
    [linked(['book', 'messages'], { locked: true, lockReason: 'person' }, true), 'none'],
    [linked(['book', 'messages'], { endsOn: '2026-11-19' }, true), 'none'],
  ];
  for (const [companion, right] of rights)
    assert.equal(rightInAppointment(companion, today), right, JSON.stringify(companion));
});

test('after the age lock, the parent who booked an appointment may still read about it but may do nothing (product §8 reminder-people)', () => {
  assert.equal(rightInAppointment(linked(['book', 'messages'], lockedByAge, true), today), 'read');
  assert.equal(rightInAppointment(linked(['book', 'messages'], lockedByAge, false), today), 'none');
  assert.equal(rightInAppointment(linked(['book'], { ...lockedByAge, state: 'ended' }, true), today), 'none');
});

test('the server reminds nobody else of an appointment that a person of 14 to 17 booked themselves (product §8 reminder-people)', () => {
  const parent = linked(['book', 'messages']);
  const told = (birthDate: string | null, bookedByPatient = true) =>
    isReminded(parent, { birthDate, bookedByPatient }, today);
  assert.deepEqual([told('2012-11-20'), told('2008-11-21')], [false, false], '14 today, 17 for one more day');
  assert.deepEqual([told('2012-11-21'), told('2008-11-20')], [true, true], '13 for one more day, 18 today');
  assert.equal(told('2010-01-01', false), true);
  assert.equal(isReminded(own, { birthDate: '2010-01-01', bookedByPatient: true }, today), true);
});
