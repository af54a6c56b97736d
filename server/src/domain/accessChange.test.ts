// Holds: product §8 only-less
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessInput } from '../../../contract/dependents.ts';
import { decideAccessChange, type ChangingLink } from './accessChange.ts';
import { BrokenRule } from './errors.ts';

const today = '2026-11-20';
const link: ChangingLink = {
  state: 'active',
  locked: false,
  lockReason: null,
  startsOn: '2020-01-01',
  endsOn: null,
  scopes: ['book', 'history'],
  basis: 'parental-authority',
  birthDate: '2020-05-04',
  relationship: 'child',
};
const decide = (input: AccessInput, more: Partial<ChangingLink> = {}) =>
  decideAccessChange({ ...link, ...more }, input, today);
const refusal = (input: AccessInput, more: Partial<ChangingLink> = {}): string => {
  try {
    decide(input, more);
    return 'none';
  } catch (error) {
    return error instanceof BrokenRule ? error.code : 'another error';
  }
};

test('the holder of a link gives up levels, one by one or all, and repeating current values changes nothing (product §8 only-less)', () => {
  assert.deepEqual(decide({ scopes: ['history'] }).scopes, ['history']);
  assert.deepEqual(decide({ scopes: ['history', 'book', 'history'] }).scopes, ['book', 'history']);
  assert.deepEqual(decide({ scopes: [] }).scopes, []);
  assert.deepEqual(decide({ hasAccess: false, scopes: ['book', 'history'] }).scopes, []);
  assert.deepEqual(decide({ hasAccess: true, scopes: ['book', 'history'], relationship: 'child', locked: false }), {
    scopes: ['book', 'history'],
    relationship: 'child',
    unlocks: false,
  });
  assert.deepEqual(
    decide({ hasAccess: false }, { state: 'pending' }).scopes,
    ['book', 'history'],
    'it had none so far',
  );
});

test('the request body grants nothing: no level that was not there, no access where there is none (product §8 only-less)', () => {
  assert.equal(refusal({ scopes: ['book', 'messages'] }), 'dependents.onlyLess');
  assert.equal(refusal({ scopes: ['book'] }, { scopes: [] }), 'dependents.onlyLess');
  assert.equal(refusal({ hasAccess: true }, { scopes: [] }), 'dependents.onlyLess');
  assert.equal(refusal({ hasAccess: true }, { state: 'pending' }), 'dependents.onlyLess');
  assert.equal(refusal({ hasAccess: true }, { startsOn: '2026-11-21' }), 'dependents.onlyLess');
});

test('a holder removes only their own lock, never the lock of a birthday or of the clinic (product §8 only-less)', () => {
  assert.equal(decide({ locked: false }, { locked: true, lockReason: 'self' }).unlocks, true);
  assert.equal(decide({}, { locked: true, lockReason: 'self' }).unlocks, false);
  const others: Partial<ChangingLink>[] = [
    { locked: true, lockReason: 'clinic' },
    { locked: true, lockReason: 'age14' },
    { locked: true, lockReason: null },
    { birthDate: '2012-11-20' },
    { locked: true, lockReason: 'self', birthDate: '2012-11-20' },
  ];
  for (const more of others)
    assert.equal(refusal({ locked: false }, more), 'dependents.notYourLock', JSON.stringify(more));
});

test('a relationship must be a known one or stay unchanged', () => {
  assert.equal(decide({ relationship: 'grandchild' }).relationship, 'grandchild');
  assert.equal(decide({ relationship: 'filleul' }, { relationship: 'filleul' }).relationship, 'filleul');
  assert.equal(refusal({ relationship: 'neighbour' }), 'dependents.unknownRelationship');
});
