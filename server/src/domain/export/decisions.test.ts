// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { decisionOf, textResource, type FiledDecision } from './decisions.ts';

const decision: FiledDecision = {
  decisionId: 'd1',
  kind: 'analytics',
  granted: true,
  version: '2',
  decidedAt: new Date('2026-11-20T14:00:00Z'),
  isLast: true,
};

test('the last decision of a kind applies, granted or refused, and earlier ones are inactive', () => {
  const table: [parts: Partial<FiledDecision>, status: string, type: string][] = [
    [{}, 'active', 'permit'],
    [{ granted: false }, 'rejected', 'deny'],
    [{ isLast: false }, 'inactive', 'permit'],
    [{ isLast: false, granted: false }, 'inactive', 'deny'],
  ];
  for (const [parts, status, type] of table) {
    const { status: said, provision } = decisionOf({ ...decision, ...parts }, owner);
    assert.deepEqual([said, provision?.type], [status, type]);
  }
});

test('an exported decision gives its date and the version of its text, with the privacy text for audience measurement', () => {
  for (const [kind, text] of [
    ['terms', 'terms-2'],
    ['privacy', 'privacy-2'],
    ['analytics', 'privacy-2'],
  ] as const) {
    const { dateTime, sourceReference, category } = decisionOf({ ...decision, kind }, owner);
    assert.deepEqual(
      [dateTime, sourceReference?.reference, category[0]?.coding?.[1]?.code],
      ['2026-11-20T09:00:00-05:00', `DocumentReference/${text}`, kind],
    );
  }
});

test('an exported file links only to the version of a text that is in force', () => {
  const addressOf = (isInForce: boolean) =>
    textResource({ text: 'terms', version: '2', isInForce }, owner).content[0]?.attachment.url;
  assert.deepEqual([addressOf(true), addressOf(false)], ['https://reseau.test/api/login/terms?lang=fr', undefined]);
});
