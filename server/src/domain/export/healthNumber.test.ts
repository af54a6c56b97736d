// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { healthNumberOf } from './healthNumber.ts';

test('an exported health number uses the national name of its province, and none when its shape is unknown', () => {
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

test('an exported health number gives the date on which a clinic verified it', () => {
  assert.deepEqual(healthNumberOf('TEST54122816', new Date('2026-07-01T16:00:00Z'), owner).extension, [
    { url: 'https://reseau.test/fhir/terms/verified', valueDateTime: '2026-07-01T12:00:00-04:00' },
  ]);
});
