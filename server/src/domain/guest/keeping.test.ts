import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mayKeep, mayKeepForContact, maxHeld, proofCost } from './keeping.ts';

const alone = { heldFromAddress: 0, heldForContact: 0 };

test('guests hold at most a tenth of a clinic’s open slots, and one where there are few (product §4 hoarding)', () => {
  assert.deepEqual([0, 1, 9, 10, 19, 20, 300].map(maxHeld), [1, 1, 1, 1, 1, 2, 30]);
  assert.equal(mayKeep({ held: 29, open: 300, ...alone }), true);
  assert.equal(mayKeep({ held: 30, open: 300, ...alone }), false);
});

test('one network address holds at most three slots, and so does one mailbox (product §4 hoarding)', () => {
  for (const neighbours of ['heldFromAddress', 'heldForContact']) {
    assert.deepEqual(
      [0, 2, 3].map((held) => mayKeep({ held: 0, open: 300, ...alone, [neighbours]: held })),
      [true, true, false],
      neighbours,
    );
  }
  assert.deepEqual(
    [2, 3].map((heldForContact) => mayKeepForContact({ heldForContact })),
    [true, false],
  );
});

test('proof of work costs more only under pressure, and never more than sixteen times as much', () => {
  const times = (held: number, open: number) => proofCost({ held, open }, 400) / 400;
  assert.deepEqual(
    [0, 2, 15].map((held) => times(held, 300)),
    [1, 1, 1],
  );
  assert.deepEqual(
    [16, 20, 24, 27, 30, 40].map((held) => times(held, 300)),
    [2, 4, 8, 16, 16, 16],
  );
  assert.deepEqual(
    [1, 2].map((held) => times(held, 5)),
    [1, 1],
  );
});
