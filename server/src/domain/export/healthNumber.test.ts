// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { healthNumberOf } from './healthNumber.ts';

test('a health number goes under the national name of its province; one of no known shape under none', () => {
  const nation = 'https://fhir.infoway-inforoute.ca/NamingSystem/';
  const table: [nam: string, system: string | undefined][] = [
    ['TEST54122816', `${nation}ca-qc-patient-healthcare-id`],
    ['1234567890', `${nation}ca-on-patient-hcn`],
    ['123456789', `${nation}ca-nb-patient-healthcare-id`],
    ['M123456789', `${nation}ca-nb-patient-healthcare-id`],
    ['123456789M', `${nation}ca-nb-patient-healthcare-id`],
    ['X', undefined],
  ];
  for (const [nam, system] of table) {
    const { type, value, ...said } = healthNumberOf(nam, null, owner);
    assert.deepEqual(
      [said.system, value, type?.coding?.[0]?.code, said.extension],
      [system, nam, 'JHN', undefined],
      nam,
    );
  }
});

test('a number that a clinic verified says when', () => {
  assert.deepEqual(healthNumberOf('TEST54122816', new Date('2026-07-01T16:00:00Z'), owner).extension, [
    { url: 'https://reseau.test/fhir/terms/verified', valueDateTime: '2026-07-01T12:00:00-04:00' },
  ]);
});
