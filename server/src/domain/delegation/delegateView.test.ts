// Holds: product §8 add-dependent
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { seesLink, toDelegate } from './delegateView.ts';
import type { LinkAboutMe } from './delegationLink.ts';

const today = '2026-11-20';
const link: LinkAboutMe = {
  linkId: 'l1',
  accountId: 'a1',
  patientId: 'p1',
  state: 'pending',
  scopes: ['book'],
  startsOn: '2026-01-01',
  endsOn: null,
  locked: false,
  lockReason: null,
  basis: 'written-authorization',
  birthDate: '1950-07-24',
  relationship: 'parent',
  grantedBy: null,
  isSeen: false,
  personFirstName: 'Jean',
  personHasNumber: true,
  holderPatientId: 'p2',
  holderFirstName: 'Marie',
  holderLastName: 'Roy',
  holderLang: 'fr',
  isOwn: true,
  isVerified: false,
  mayClaim: true,
};

test('a person sees whether a delegate waits for their agreement or acts for them', () => {
  assert.deepEqual(
    (['pending', 'active'] as const).map((state) => toDelegate({ ...link, state }, today).state),
    ['pending', 'active'],
  );
});

test('a person sees their delegates from the day they turn fourteen', () => {
  const bornOn = (birthDate: string) => seesLink({ ...link, birthDate }, 'mine', today);
  assert.deepEqual(['2012-11-20', '2012-11-21'].map(bornOn), [true, false]);
});

test('a person no longer sees a delegate after the last day of the link', () => {
  const endingOn = (endsOn: string) => seesLink({ ...link, endsOn }, 'mine', today);
  assert.deepEqual(['2026-11-20', '2026-11-19'].map(endingOn), [true, false]);
});
