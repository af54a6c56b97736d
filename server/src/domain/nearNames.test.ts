import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nearNames } from './nearNames.ts';

const known = ['clinics.example', 'clinique-du-lac.example/feed', 'api.riteaid.com/nj', 'lac'];

test('a name is near one that differs by a letter or two, by case, or that contains it', () => {
  for (const [typed, near] of [
    ['clinics.exampel', ['clinics.example']],
    ['Clinics.Example', ['clinics.example']],
    ['clinic.example', ['clinics.example']],
    ['riteaid', ['api.riteaid.com/nj']],
    ['api.riteaid.com/nj/', ['api.riteaid.com/nj']],
    ['pharmacie', []],
    ['l', []],
  ] as const)
    assert.deepEqual(nearNames(typed, known), near, typed);
});

test('at most three near names are given, the nearest first', () => {
  const many = ['clinic-c22', 'clinic-d111', 'clinic-a1', 'clinic-a', 'clinic-bc'];
  assert.deepEqual(nearNames('clinic-a', many), ['clinic-a', 'clinic-a1', 'clinic-bc']);
});
