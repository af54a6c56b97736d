// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { careTypes, modes, reasons, type Mode, type Reason } from '../../../../contract/catalogues.ts';
import { openTerms, toServiceCare } from './serviceTerms.ts';
import { clienteleOf, handsOnReasons, objectionToCare, reasonCode, usualCareTypes, type Need } from './suitability.ts';

const adult: Need = { birthDate: '1986-04-12', hasRecord: true, reason: 'cold-flu' };
const here = { mode: 'in-person', on: '2026-11-23' } as const;
const pediatrics = { ...openTerms, maxAge: 5, reasons: ['cold-flu', 'fever-child'] as const };

test('a service that says nothing takes everybody in person, for every reason and at every age', () => {
  for (const reason of [null, ...reasons])
    for (const birthDate of [null, '1926-01-01', '2026-11-20'])
      assert.equal(objectionToCare(openTerms, here, { birthDate, hasRecord: true, reason }), null);
});

test('a service for 0 to 5 years takes a child until the day before the sixth birthday', () => {
  const objection = (birthDate: string | null, hasRecord = true) =>
    objectionToCare(pediatrics, here, { birthDate, hasRecord, reason: 'fever-child' });
  assert.equal(objection('2026-11-23'), null);
  assert.equal(objection('2020-11-24'), null);
  assert.equal(objection('2020-11-23'), 'age');
  assert.equal(objection(adult.birthDate), 'age');
  assert.equal(objection(null), 'age', 'an account is for people of fourteen or more');
  assert.equal(objection(null, false), 'ageUnknown');
});

test('a service from 14 years takes a person from the fourteenth birthday, on 1 March for one born on 29 February', () => {
  const from14 = { ...openTerms, minAge: 14 };
  const born = (birthDate: string, on: string) =>
    objectionToCare(from14, { ...here, on }, { birthDate, hasRecord: true, reason: null });
  assert.equal(born('2012-11-23', '2026-11-23'), null);
  assert.equal(born('2012-11-24', '2026-11-23'), 'age');
  assert.equal(born('2012-02-29', '2026-02-28'), 'age');
  assert.equal(born('2012-02-29', '2026-03-01'), null);
});

test('nobody is vaccinated or gives blood by phone or by video, whatever the service says', () => {
  for (const reason of handsOnReasons)
    for (const mode of modes) {
      const isRemote = mode === 'phone' || mode === 'video';
      const need = { ...adult, reason };
      assert.equal(objectionToCare(openTerms, { ...here, mode }, need), isRemote ? 'mode' : null);
      const only = { ...openTerms, reasons: [reason] };
      assert.equal(objectionToCare(only, { ...here, mode }, { ...adult, reason: null }), isRemote ? 'mode' : null);
    }
});

test('own words go only to services that take other reasons', () => {
  const reason = reasonCode('mal au genou');
  assert.equal(reason, 'other');
  const bloodTests = { ...openTerms, reasons: ['blood-test'] as const };
  assert.equal(objectionToCare(bloodTests, here, { ...adult, reason }), 'reason');
  assert.equal(objectionToCare({ ...openTerms, reasons: ['other'] }, here, { ...adult, reason }), null);
  assert.deepEqual(
    careTypes.filter((careType) => usualCareTypes(reason).includes(careType)),
    ['walk-in', 'priority', 'follow-up'],
  );
});

test('a service takes only the ways it names', () => {
  const onSite = { ...openTerms, modes: ['in-person'] as const };
  assert.equal(objectionToCare(onSite, here, adult), null);
  assert.equal(objectionToCare(onSite, { ...here, mode: 'video' }, adult), 'mode');
});

test('a service that says nothing shows nothing, and each word it says is shown', () => {
  assert.equal(toServiceCare(openTerms, 'fr'), undefined);
  assert.deepEqual(
    toServiceCare(
      { ...openTerms, maxAge: 5, coverage: 'fees', feeCents: 12_500, fee: { fr: 'Sur place', en: 'On site' } },
      'en',
    ),
    {
      ages: { from: null, to: 5 },
      visit: null,
      coverage: 'fees',
      fee: { cents: 12_500, text: 'On site' },
      cards: [],
    },
  );
});

test('an appointment whose reason is hidden goes to a service that takes all reasons of the present one, none less', () => {
  const movedTo = (reasons: readonly Reason[], from: readonly Reason[]) =>
    objectionToCare({ ...openTerms, reasons }, here, {
      ...adult,
      reason: null,
      clientele: clienteleOf({ reasons: from }, 'in-person'),
    });
  assert.equal(movedTo([], ['skin', 'injury']), null);
  assert.equal(movedTo(['injury', 'pain', 'skin'], ['skin', 'injury']), null);
  assert.equal(movedTo(['skin'], ['skin', 'injury']), 'reason');
  assert.equal(movedTo(['skin'], []), 'reason', 'a service that says nothing takes every reason');
  assert.equal(movedTo([], []), null);
});

test('an appointment whose reason is hidden stays in person wherever it may need hands', () => {
  const byPhone = (from: readonly Reason[], mode: Mode) =>
    objectionToCare(
      openTerms,
      { ...here, mode: 'phone' },
      { ...adult, reason: null, clientele: clienteleOf({ reasons: from }, mode) },
    );
  assert.equal(byPhone([], 'in-person'), 'mode');
  assert.equal(byPhone(['vaccination', 'skin'], 'home'), 'mode');
  assert.equal(byPhone(['skin'], 'in-person'), null);
  assert.equal(byPhone([], 'video'), null, 'by video it needs none');
});
