// Holds: product §8 staff, product §8 clinic-identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { staffLinkActs } from '../../../../contract/staffPeople.ts';
import { decideLinkAct, offeredLinkActs, type KnownLink } from './linkActs.ts';

const today = '2026-11-20';
const open: KnownLink = {
  state: 'active',
  scopes: ['book'],
  startsOn: '2026-01-01',
  endsOn: null,
  locked: false,
  lockReason: null,
  basis: 'protection-mandate',
  birthDate: '1950-07-24',
  isSeen: false,
};
const asked: KnownLink = { ...open, state: 'pending' };

test('a document is accepted and a consent heard only of the access that waits for it', () => {
  const grown = { ...asked, basis: 'written-authorization' };
  assert.deepEqual(offeredLinkActs(asked, today), ['accept', 'end']);
  assert.deepEqual(offeredLinkActs(grown, today), ['consent', 'end']);
  assert.equal(decideLinkAct('consent', asked, today), 'changed');
  assert.equal(decideLinkAct('accept', grown, today), 'changed');
  assert.equal(decideLinkAct('accept', open, today), 'changed');
});

test('a parent’s access that a fourteenth birthday suspended waits for the consent of the young person', () => {
  const grown = { ...open, basis: 'parental-authority', birthDate: '2012-11-20' };
  assert.deepEqual(offeredLinkActs(grown, today), ['consent', 'lock', 'end']);
});

test('an open access is suspended, noted as seen or ended, and only what a clinic suspended is given back by one', () => {
  assert.deepEqual(offeredLinkActs(open, today), ['seen', 'lock', 'end']);
  assert.deepEqual(offeredLinkActs({ ...open, isSeen: true }, today), ['lock', 'end']);
  assert.deepEqual(offeredLinkActs({ ...open, locked: true, lockReason: 'clinic' }, today), ['seen', 'unlock', 'end']);
  assert.deepEqual(offeredLinkActs({ ...open, locked: true, lockReason: 'self' }, today), ['seen', 'lock', 'end']);
});

test('what is over is changed by nobody', () => {
  for (const over of [
    { ...open, state: 'ended' as const },
    { ...open, endsOn: '2026-11-19' },
  ])
    for (const act of staffLinkActs) assert.equal(decideLinkAct(act, over, today), 'changed');
});
