// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decideClosing, decideGivingBack, decideTaking, objectionToAnswer, type ThreadState } from './threadActs.ts';

const waiting: ThreadState = { revision: 3, holderId: null, endedAs: null };
const omars = { ...waiting, holderId: 'omar' };
const answered: ThreadState = { ...waiting, endedAs: 'answered' };
const closed: ThreadState = { ...waiting, endedAs: 'closed' };
const nadia = { staffId: 'nadia', seen: 3 };
const late = { staffId: 'nadia', seen: 2 };
const command = { staffId: null, seen: null };

test('a conversation is answered by who has read all of it, and others are told what happened', () => {
  assert.equal(objectionToAnswer(waiting, nadia), undefined);
  assert.deepEqual(
    [waiting, answered, closed].map((state) => objectionToAnswer(state, late)),
    ['changed', 'answered', 'closed'],
  );
});

test('who has read that a conversation ended may still add to it', () => {
  for (const state of [answered, closed]) assert.equal(objectionToAnswer(state, nadia), undefined);
});

test('a command answers what waits, and nothing else', () => {
  assert.deepEqual(
    [waiting, answered, closed, omars].map((state) => objectionToAnswer(state, command)),
    [undefined, 'answered', 'closed', 'taken'],
  );
});

test('nobody answers or closes what a colleague has, even knowing it', () => {
  assert.equal(objectionToAnswer(omars, nadia), 'taken');
  assert.equal(decideClosing(omars, nadia), 'taken');
  assert.equal(objectionToAnswer(omars, { ...nadia, staffId: 'omar' }), undefined);
});

test('a conversation that waits is closed once, by who has read all of it', () => {
  assert.deepEqual(
    [waiting, closed, answered].map((state) => decideClosing(state, nadia)),
    ['do', 'done', 'done'],
  );
  assert.deepEqual(
    [waiting, closed, answered].map((state) => decideClosing(state, late)),
    ['changed', 'closed', 'answered'],
  );
});

test('a conversation is taken over only from the person with whom it was seen', () => {
  const take = (state: ThreadState, from: string | null) => decideTaking(state, { staffId: 'nadia', from });
  assert.equal(take(waiting, null), 'do');
  assert.equal(take(omars, 'omar'), 'do');
  for (const from of [null, 'rosa']) assert.equal(take(omars, from), 'taken');
  assert.equal(take(waiting, 'omar'), 'do', 'given back meanwhile');
  assert.equal(take({ ...waiting, holderId: 'nadia' }, null), 'done');
  for (const state of [answered, closed]) assert.equal(take(state, null), state.endedAs);
});

test('only who has a conversation gives it back', () => {
  assert.deepEqual(
    [{ ...waiting, holderId: 'nadia' }, omars, waiting].map((state) => decideGivingBack(state, 'nadia')),
    ['do', 'taken', 'done'],
  );
});
