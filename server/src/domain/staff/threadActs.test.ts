// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decideThreadAct, objectionToAnswer, type ThreadState } from './threadActs.ts';

const waiting: ThreadState = { revision: 3, holder: null, isWaiting: true, lastIsClinics: false };
const me = { staffId: 'nadia', seen: 3 };
const late = { staffId: 'nadia', seen: 2 };

test('a conversation is answered by who has read its last message, and by nobody else', () => {
  assert.equal(objectionToAnswer(waiting, me), undefined);
  assert.equal(objectionToAnswer(waiting, late), 'changed');
  assert.equal(objectionToAnswer({ ...waiting, isWaiting: false, lastIsClinics: true }, late), 'answered');
  assert.equal(objectionToAnswer({ ...waiting, isWaiting: false }, late), 'closed');
});

test('the shell answers what waits, and nothing else', () => {
  const shell = { staffId: null, seen: null };
  assert.equal(objectionToAnswer(waiting, shell), undefined);
  assert.equal(objectionToAnswer({ ...waiting, isWaiting: false, lastIsClinics: true }, shell), 'answered');
  assert.equal(objectionToAnswer({ ...waiting, isWaiting: false }, shell), 'closed');
});

test('nobody answers or closes what a colleague has, even knowing it', () => {
  const taken = { ...waiting, holder: 'omar' };
  assert.equal(objectionToAnswer(taken, me), 'taken');
  assert.equal(decideThreadAct('close', taken, me), 'taken');
  assert.equal(objectionToAnswer(taken, { ...me, staffId: null }), 'taken');
});

test('who knows that a colleague has a conversation may take it over, and who does not is told', () => {
  assert.equal(decideThreadAct('take', { ...waiting, holder: 'omar' }, me), 'do');
  assert.equal(decideThreadAct('take', { ...waiting, holder: 'omar' }, late), 'taken');
});

test('an act that is done already is done, whatever was seen', () => {
  assert.equal(decideThreadAct('take', { ...waiting, holder: 'nadia' }, late), 'done');
  assert.equal(decideThreadAct('giveBack', waiting, late), 'done');
  assert.equal(decideThreadAct('close', { ...waiting, isWaiting: false }, me), 'done');
});

test('only who has a conversation gives it back', () => {
  assert.equal(decideThreadAct('giveBack', { ...waiting, holder: 'nadia' }, late), 'do');
  assert.equal(decideThreadAct('giveBack', { ...waiting, holder: 'omar' }, me), 'taken');
});

test('what a colleague answered or closed is neither taken nor closed again', () => {
  const answered = { ...waiting, isWaiting: false, lastIsClinics: true };
  for (const act of ['take', 'close'] as const) assert.equal(decideThreadAct(act, answered, late), 'answered');
  assert.equal(decideThreadAct('take', answered, me), 'answered');
});
