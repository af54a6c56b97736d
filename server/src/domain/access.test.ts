// Holds: spec §6 dependents, product §4 not-yours
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decideAccess, type Link } from './access.ts';
import { ForbiddenAction, MissingRecord } from './errors.ts';

const live: Link = {
  state: 'active',
  locked: false,
  lockReason: null,
  startsOn: '2026-01-01',
  endsOn: null,
  scopes: ['book'],
  basis: 'parental-authority',
  birthDate: null,
};
const ask = (link: Link | undefined, patientId = 'child') =>
  decideAccess({ ownPatientId: 'me', patientId, link, scope: 'book', today: '2026-11-20' });

test('a person may always act for themselves, whatever links exist', () => {
  assert.equal(ask(undefined, 'me'), 'self');
  assert.equal(ask({ ...live, state: 'ended' }, 'me'), 'self');
});

test('a live link with the right level lets its holder act as a delegate', () => {
  assert.equal(ask(live), 'delegate');
  assert.equal(ask({ ...live, startsOn: '2026-11-20', endsOn: '2026-11-20' }), 'delegate');
});

test('without a link, or after it ended, the server treats the person as nonexistent', () => {
  for (const link of [undefined, { ...live, state: 'ended' as const }, { ...live, endsOn: '2026-11-19' }]) {
    assert.throws(() => ask(link), MissingRecord);
  }
});

test('the server refuses access, without hiding the person, when a link is locked, pending, not begun or without the level', () => {
  const refused: Link[] = [
    { ...live, locked: true },
    { ...live, state: 'pending' },
    { ...live, startsOn: '2026-11-21' },
    { ...live, scopes: ['history', 'messages'] },
    { ...live, scopes: [] },
  ];
  for (const link of refused) {
    assert.throws(
      () => ask(link),
      (error: unknown) => error instanceof ForbiddenAction && error.code === 'dependents.noAccess',
    );
  }
});

test('the server treats an ended link as missing even when it is also locked', () => {
  assert.throws(() => ask({ ...live, locked: true, state: 'ended' }), MissingRecord);
});
