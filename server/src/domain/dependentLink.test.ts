// Holds: product §4 fourteenth-birthday
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { todayAt } from './age.ts';
import { birthdayOf, isLinkInForce, isOver, lockOn, type LinkLock } from './dependentLink.ts';

const child: LinkLock = { locked: false, lockReason: null, basis: 'parental-authority', birthDate: '2012-11-21' };
const reasonAt = (instant: string, link: LinkLock = child) => lockOn(link, todayAt(new Date(instant))).lockReason;

test('a parental link locks when the fourteenth birthday begins in Quebec, whatever the time elsewhere (product §4 fourteenth-birthday)', () => {
  const table: [born: string, instant: string, reason: string | null][] = [
    ['2012-11-21', '2026-11-21T04:59:59.999Z', null],
    ['2012-11-21', '2026-11-21T05:00:00Z', 'age14'],
    ['2012-07-01', '2026-07-01T03:59:59.999Z', null],
    ['2012-07-01', '2026-07-01T04:00:00Z', 'age14'],
    ['2012-02-29', '2026-02-28T23:00:00Z', null],
    ['2012-02-29', '2026-03-01T04:59:59.999Z', null],
    ['2012-02-29', '2026-03-01T05:00:00Z', 'age14'],
    ['2012-03-08', '2026-03-08T05:00:00Z', 'age14'],
    ['2012-12-31', '2026-12-31T04:59:59.999Z', null],
    ['2013-01-01', '2027-01-01T05:00:00Z', 'age14'],
    ['2000-01-01', '2026-11-20T12:00:00Z', 'age14'],
  ];
  for (const [birthDate, instant, reason] of table)
    assert.equal(reasonAt(instant, { ...child, birthDate }), reason, `${birthDate} ${instant}`);
});

test('a link does not lock by itself when it does not rest on childhood or the birth date is unknown', () => {
  for (const basis of ['written-authorization', 'protection-mandate', 'tutor-adult', 'assistance']) {
    assert.deepEqual(lockOn({ ...child, basis, birthDate: '1990-01-01' }, '2026-11-20'), {
      locked: false,
      lockReason: null,
    });
  }
  assert.deepEqual(lockOn({ ...child, birthDate: null }, '2026-11-20'), { locked: false, lockReason: null });
  assert.deepEqual(lockOn({ ...child, basis: 'tutor-minor' }, '2026-11-21'), { locked: true, lockReason: 'age14' });
});

test('the birthday lock replaces the lock of the holder but not the lock of the clinic', () => {
  assert.deepEqual(lockOn({ ...child, locked: true, lockReason: 'self' }, '2026-11-20'), {
    locked: true,
    lockReason: 'self',
  });
  assert.deepEqual(lockOn({ ...child, locked: true, lockReason: 'self' }, '2026-11-21'), {
    locked: true,
    lockReason: 'age14',
  });
  assert.deepEqual(lockOn({ ...child, locked: true, lockReason: 'clinic' }, '2026-11-21'), {
    locked: true,
    lockReason: 'clinic',
  });
});

test('a person born on 29 February turns fourteen or eighteen on 1 March, unless that year has the day', () => {
  assert.deepEqual(
    ['2012-02-29', '2012-02-28', '2012-12-31'].map((birth) => birthdayOf(birth, 14)),
    ['2026-03-01', '2026-02-28', '2026-12-31'],
  );
  assert.deepEqual([birthdayOf('2012-02-29', 18), birthdayOf('2012-02-29', 16)], ['2030-03-01', '2028-02-29']);
});

const inMarch = { startsOn: '2026-03-01', endsOn: '2026-03-31' };
const fromMarch = { startsOn: '2026-03-01', endsOn: null };

test('a link works from its first day to its last day, both included, and on no other day', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-15', '2026-03-31', '2026-04-01'];
  const workingDays = (link: Parameters<typeof isLinkInForce>[0]) => days.filter((day) => isLinkInForce(link, day));
  assert.deepEqual(workingDays(inMarch), ['2026-03-01', '2026-03-15', '2026-03-31']);
  assert.deepEqual(workingDays(fromMarch), ['2026-03-01', '2026-03-15', '2026-03-31', '2026-04-01']);
});

test('a link is over from the day after its last day, and never without a last day', () => {
  const days = ['2026-02-28', '2026-03-31', '2026-04-01'];
  assert.deepEqual(
    days.map((day) => isOver(inMarch, day)),
    [false, false, true],
  );
  assert.deepEqual(
    days.map((day) => isOver(fromMarch, day)),
    [false, false, false],
  );
});
