import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Link } from '../access.ts';
import { mayActThrough } from '../access.ts';
import { todayAt } from '../age.ts';
import { awaitedOf, decideGrant, grantableBy, lastDayOf, mayWithdraw } from './granting.ts';

const today = '2026-11-20';
const link = (values: Partial<Link> = {}): Link => ({
  state: 'pending',
  scopes: ['book'],
  startsOn: '2026-01-01',
  endsOn: null,
  locked: false,
  lockReason: null,
  basis: 'written-authorization',
  birthDate: '1950-07-24',
  ...values,
});
const child = { birthDate: '2020-05-04' };
const young = { birthDate: '2010-05-04' };
const lockedByAge = { state: 'active', basis: 'parental-authority', ...young } as const;

test('a request waits for the person from fourteen on, and for the clinic when it involves a document or a child (product §8 add-dependent)', () => {
  const waits: [Partial<Link>, string | undefined][] = [
    [{}, 'person'],
    [young, 'person'],
    [child, 'clinic'],
    [{ birthDate: null }, 'clinic'],
    [{ basis: 'tutor-adult' }, 'clinic'],
    [{ basis: 'protection-mandate' }, 'clinic'],
    [{ basis: 'temporary-representation' }, 'clinic'],
    [{ basis: 'assistance' }, 'clinic'],
    [{ ...child, birthDate: '2012-11-20' }, 'person'],
    [lockedByAge, 'person'],
    [{ ...lockedByAge, ...child }, undefined],
    [{ state: 'active' }, undefined],
    [{ ...lockedByAge, locked: true, lockReason: 'clinic' }, undefined],
    [{ endsOn: '2026-11-19' }, undefined],
    [{ state: 'ended' }, undefined],
  ];
  for (const [values, awaited] of waits) assert.equal(awaitedOf(link(values), today), awaited, JSON.stringify(values));
});

test('from fourteen on, a person grants and withdraws access, never over a mandate or a lock, and all levels only with a verified identity (product §8 agreeing)', () => {
  const all = ['book', 'history', 'messages'];
  const rights: [Partial<Link>, string[], boolean][] = [
    [{}, all, true],
    [{ state: 'active', locked: true, lockReason: 'self' }, all, true],
    [lockedByAge, all, true],
    [{ state: 'active', locked: true, lockReason: 'clinic' }, [], true],
    [{ basis: 'tutor-adult' }, [], false],
    [child, [], false],
    [{ birthDate: null }, [], false],
  ];
  for (const [values, verified, withdraws] of rights) {
    assert.deepEqual(grantableBy(link(values), 'verified', today), verified, JSON.stringify(values));
    assert.deepEqual(
      grantableBy(link(values), 'claimed', today),
      verified.filter((scope) => scope === 'book'),
    );
    assert.equal(mayWithdraw(link(values), today), withdraws);
  }
  assert.throws(() => decideGrant(link(), ['history'], { identity: 'claimed', today }), {
    message: 'dependents.levelNeedsClinic',
  });
  assert.throws(() => decideGrant(link(child), ['book'], { identity: 'verified', today }), {
    message: 'dependents.notYoursToGrant',
  });
});

test('an access that a person agreed to ends with the age of the agreement, or sooner on request (product §8 eighteenth-birthday)', () => {
  const days: [Partial<Link>, string | null][] = [
    [{}, null],
    [{ endsOn: '2027-01-01' }, '2027-01-01'],
    [young, '2028-05-03'],
    [{ ...young, endsOn: '2027-01-01' }, '2027-01-01'],
    [{ ...young, endsOn: '2040-01-01' }, '2028-05-03'],
    [child, '2034-05-03'],
    [{ ...child, basis: 'parental-authority' }, null],
    [{ ...child, basis: 'tutor-minor', endsOn: '2027-01-01' }, '2027-01-01'],
    [{ birthDate: '2012-02-29' }, '2030-02-28'],
    [{ basis: 'tutor-adult', endsOn: null }, null],
  ];
  for (const [values, last] of days) assert.equal(lastDayOf(link(values), today), last, JSON.stringify(values));
  const opened = decideGrant(link(lockedByAge), ['messages', 'book'], { identity: 'verified', today });
  assert.deepEqual(opened, {
    scopes: ['book', 'messages'],
    basis: 'written-authorization',
    endsOn: '2028-05-03',
    opens: true,
  });
});

test('both birthdays begin at midnight in Quebec, also on the days when the clocks change (product §4 fourteenth-birthday)', () => {
  const acts = (values: Partial<Link>, instant: string) =>
    mayActThrough(link({ state: 'active', ...values }), { scope: 'book', today: todayAt(new Date(instant)) });
  const parental = (birthDate: string) => ({ basis: 'parental-authority', birthDate });
  const granted = (birthDate: string) => ({ birthDate, endsOn: lastDayOf(link({ birthDate }), '2026-11-20') });
  const midnights: [Partial<Link>, string, string][] = [
    [parental('2012-03-08'), '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z'],
    [parental('2012-11-01'), '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z'],
    [parental('2012-02-29'), '2026-03-01T04:59:59Z', '2026-03-01T05:00:00Z'],
    [granted('2012-03-10'), '2030-03-10T04:59:59Z', '2030-03-10T05:00:00Z'],
    [granted('2012-11-03'), '2030-11-03T03:59:59Z', '2030-11-03T04:00:00Z'],
    [granted('2012-02-29'), '2030-03-01T04:59:59Z', '2030-03-01T05:00:00Z'],
  ];
  for (const [values, before, at] of midnights)
    assert.deepEqual([acts(values, before), acts(values, at)], [true, false], at);
});
