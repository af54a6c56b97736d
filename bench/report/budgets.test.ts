import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { benches } from '../benches.ts';
import { budgetsOf, missedBudgets, ofSmokeRound } from './budgets.ts';

describe('a budget', () => {
  it('a budget passes at its exact limit and fails just beyond it', () => {
    const budgets = { bytes: { most: 100 }, ratio: { least: 0.5 } };
    assert.deepEqual(missedBudgets(budgets, { figures: { bytes: 100, ratio: 0.5 } }), []);
    assert.deepEqual(missedBudgets(budgets, { figures: { bytes: 101, ratio: 0.49 } }), [
      'bytes is 101, at most 100',
      'ratio is 0.49, at least 0.5',
    ]);
  });

  it('a budget fails when its figure was not measured or is not a number', () => {
    assert.deepEqual(missedBudgets({ bytes: { most: 100 } }, { figures: {} }), ['bytes was not measured']);
    assert.deepEqual(missedBudgets({ bytes: { most: 100 } }, { figures: { bytes: Number.NaN } }), [
      'bytes was not measured',
    ]);
  });

  it('after a smoke round only the budgets count that hold however little is measured, and every bench has one', () => {
    const budgets = { lost: { most: 0, always: true }, ratio: { least: 0.5 } } as const;
    assert.deepEqual(missedBudgets(ofSmokeRound(budgets), { figures: { lost: 1, ratio: 0.1 } }), [
      'lost is 1, at most 0',
    ]);
    for (const { name } of benches) assert.notDeepEqual(ofSmokeRound(budgetsOf(name)), {}, name);
  });
});
