import assert from 'node:assert/strict';
import { test } from 'node:test';

import { budgetsOf, missedBudgets } from '../report/budgets.ts';
import { typedOutcome } from './typedOutcome.ts';

const typed = (times: readonly number[]) => times.map((at) => ({ keptFrom: at, paintedAt: at / 2, kept: 10, lost: 0 }));

const ofLogin = Object.fromEntries(Object.entries(budgetsOf('ready')).filter(([name]) => name.startsWith('portal.')));

const missedBy = (portal: number) =>
  missedBudgets(
    ofLogin,
    typedOutcome(
      new Map([
        ['plain page', typed([100, 300, 200])],
        ['portal fr', typed([100 * portal, 300 * portal, 200 * portal])],
        ['portal en', typed([100, 300, 200])],
      ]),
    ),
  );

test('the login is compared with the plain page of the same round', () => {
  const { figures } = typedOutcome(
    new Map([
      ['plain page', typed([100, 400, 200])],
      ['portal fr', typed([200, 400, 300])],
      ['portal en', typed([100, 800, 400])],
    ]),
  );
  assert.equal(figures['portal.fr.besidePlain'], 1.5);
  assert.equal(figures['portal.en.paint.besidePlain'], 2);
});

test('every budget of the login is measured, and a login as soon as the plain page keeps them all', () => {
  assert.deepEqual(missedBy(1), []);
});

test('a login that paints and keeps what is typed twice as late as the plain page misses its budgets, however fast both are', () => {
  assert.deepEqual(missedBy(2), [
    'portal.fr.besidePlain is 2, at most 1.3',
    'portal.fr.paint.besidePlain is 2, at most 1.3',
  ]);
});
