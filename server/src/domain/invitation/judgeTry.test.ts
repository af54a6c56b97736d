import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judgeTry, type Candidate } from './judgeTry.ts';

const born = '1950-03-02';
const invited = (invitationId: string, parts: Partial<Candidate> = {}): Candidate => ({
  invitationId,
  birthDate: born,
  wrongTries: 0,
  isItsCode: false,
  ...parts,
});

test('the code of an invitation opens it with the right birth date, whatever other codes the person has', () => {
  const verdict = judgeTry([invited('a'), invited('b', { isItsCode: true, wrongTries: 4 })], born);
  assert.deepEqual(verdict, { opened: 'b', wrongFor: [] });
});

test('a wrong code and a wrong birth date count the same, for every open invitation of that health number', () => {
  assert.deepEqual(judgeTry([invited('a'), invited('b')], born), { opened: null, wrongFor: ['a', 'b'] });
  assert.deepEqual(judgeTry([invited('a', { isItsCode: true })], '1950-03-03'), { opened: null, wrongFor: ['a'] });
  assert.deepEqual(judgeTry([invited('a', { isItsCode: true, birthDate: null })], born), {
    opened: null,
    wrongFor: ['a'],
  });
});

test('after five wrong attempts the code opens nothing, and the server counts no more attempts (product §4 hub-auth)', () => {
  assert.deepEqual(judgeTry([invited('a', { isItsCode: true, wrongTries: 5 })], born), { opened: null, wrongFor: [] });
});

test('a health number without an invitation opens nothing', () => {
  assert.deepEqual(judgeTry([], born), { opened: null, wrongFor: [] });
});
