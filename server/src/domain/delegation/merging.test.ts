import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mustWait } from './merging.ts';

const today = '2026-11-20';
type Link = Parameters<typeof mustWait>[0];
const link = (values: Partial<Link> = {}): Link => ({
  state: 'active',
  scopes: ['book'],
  startsOn: '2026-01-01',
  endsOn: null,
  locked: false,
  lockReason: null,
  basis: 'parental-authority',
  birthDate: '2020-05-04',
  grantedBy: null,
  isSeen: false,
  ...values,
});

test('after a merge of records, an access stays if a clinic verified it or the person granted it in their account; every other open one waits (product §8 clinic-identity)', () => {
  const table: [Partial<Link>, string | null, boolean][] = [
    [{}, null, true],
    [{}, 'person', true],
    [{ isSeen: true }, null, false],
    [{ grantedBy: 'person' }, 'person', false],
    [{ grantedBy: 'person' }, null, true],
    [{ grantedBy: 'person' }, 'other', true],
    [{ locked: true, lockReason: 'self' }, null, true],
    [{ locked: true, lockReason: 'clinic' }, null, true],
    [{ birthDate: '2010-01-01' }, null, false],
    [{ birthDate: '2010-01-01', basis: 'written-authorization' }, null, true],
    [{ state: 'pending' }, null, false],
    [{ endsOn: '2026-11-19' }, null, false],
  ];
  for (const [values, accountId, waits] of table)
    assert.equal(mustWait(link(values), accountId, today), waits, JSON.stringify([values, accountId]));
});
