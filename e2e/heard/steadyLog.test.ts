import assert from 'node:assert/strict';
import { test } from 'node:test';

import { steadyLog } from './steadyLog.ts';

const around = (...visits: string[]): string[] => [
  '(1/2) link, Home',
  '(2/2) link, Messages',
  'region, Today',
  ...visits.flatMap((visit, at) => [`(${at + 1}/${visits.length}) 9:15 a.m. ${visit}`, 'You', 'Safari · Linux']),
  'end of region, Today',
];

test('an access log tells each kind of visit once, in one order, however often a page asked', () => {
  const once = around('Personal information viewed', 'Sign-in to the account');
  assert.deepEqual(
    steadyLog(around('Sign-in to the account', 'Personal information viewed', 'Personal information viewed')),
    once,
  );
  assert.deepEqual(steadyLog(once), once);
});

test('an access log tells neither how often nor how long a visit was repeated', () => {
  assert.deepEqual(
    steadyLog([
      'region, Today',
      '(1/1) 9:15 a.m. to 9:15 a.m. Message opened',
      'You',
      '11 times that day, first at 9:15 a.m.',
      'end of region, Today',
    ]),
    ['region, Today', '(1/1) 9:15 a.m. Message opened', 'You', 'end of region, Today'],
  );
});

test('a page without visits stays as it is', () => {
  assert.deepEqual(steadyLog(['(1/2) link, Home', 'end of main']), ['(1/2) link, Home', 'end of main']);
});
