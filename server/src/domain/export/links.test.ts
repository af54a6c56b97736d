// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { linkResources, type FiledLink } from './links.ts';

const self = { firstName: 'Marie', lastName: 'Tremblay' };
const link: FiledLink = {
  linkId: 'l1',
  accountId: owner.accountId,
  patientId: 'child',
  firstName: 'Léa',
  lastName: 'Roy',
  relationship: 'child',
  basis: 'parental-authority',
  scopes: ['book', 'history'],
  state: 'active',
  locked: false,
  lockReason: null,
  startsOn: '2020-05-04',
  endsOn: '2034-05-04',
  createdAt: new Date('2026-11-20T14:00:00Z'),
};
const told = (parts: Partial<FiledLink> = {}) => {
  const resources = linkResources({ ...link, ...parts }, self, owner);
  const find = <T extends 'Patient' | 'RelatedPerson' | 'Consent'>(type: T) =>
    resources.find(
      (resource): resource is Extract<(typeof resources)[number], { resourceType: T }> =>
        resource.resourceType === type,
    );
  return { named: find('Patient'), who: find('RelatedPerson'), agreed: find('Consent') };
};

test('an exported delegate has the inverse role: parent of a child, grandchild of a grandparent', () => {
  const table: [relationship: string, role: string | undefined][] = [
    ['child', 'PRN'],
    ['grandchild', 'GRPRN'],
    ['parent', 'CHILD'],
    ['grandparent', 'GRNDCHILD'],
    ['spouse', 'SPS'],
    ['sibling', 'SIB'],
    ['ward', 'GUARD'],
    ['other', undefined],
  ];
  for (const [relationship, role] of table) {
    const codings = told({ relationship }).who?.relationship?.[0]?.coding ?? [];
    assert.deepEqual(
      [codings.find(({ system }) => system?.endsWith('v3-RoleCode'))?.code, codings.at(-1)?.code],
      [role, relationship],
    );
  }
});

test('an exported agreement has the state of its link, and a lock denies what it allowed', () => {
  const table: [parts: Partial<FiledLink>, status: string, type: string, active: boolean][] = [
    [{}, 'active', 'permit', true],
    [{ state: 'pending' }, 'proposed', 'permit', false],
    [{ state: 'ended' }, 'inactive', 'permit', false],
    [{ locked: true, lockReason: 'age14' }, 'active', 'deny', false],
  ];
  for (const [parts, status, type, active] of table) {
    const { who, agreed } = told(parts);
    assert.deepEqual([agreed?.status, agreed?.provision?.type, who?.active], [status, type, active]);
  }
  assert.deepEqual(
    told().agreed?.provision?.action?.map(({ coding }) => coding?.[0]?.code),
    ['book', 'history'],
  );
});

test('the export names a person for whom the owner acts, omits one for whom they no longer act, and names each delegate of the owner', () => {
  assert.deepEqual(told().named, {
    resourceType: 'Patient',
    id: 'child',
    name: [{ text: 'Léa Roy', family: 'Roy', given: ['Léa'] }],
  });
  const over = told({ state: 'ended', patientId: null, firstName: null, lastName: null });
  assert.deepEqual(
    [over.named, over.who?.patient, over.agreed?.patient, over.who?.name?.[0]?.text],
    [undefined, { type: 'Patient' }, undefined, 'Marie Tremblay'],
  );
  const delegate = told({ accountId: 'other', patientId: owner.patientId, firstName: 'Anaïs' });
  assert.deepEqual(
    [delegate.named, delegate.who?.patient.reference, delegate.who?.name?.[0]?.text],
    [undefined, 'Patient/me', 'Anaïs Roy'],
  );
});
