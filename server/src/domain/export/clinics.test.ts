// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicResources, type FiledClinic } from './clinics.ts';

const clinic: FiledClinic = {
  clinicId: 'c1',
  name: 'GMF du Fleuve',
  addressLine: '12, rue du Quai',
  city: 'Lévis',
  province: 'QC',
  postalCode: 'G6V 1A1',
  position: { latitude: 46.8, longitude: -71.2 },
  timeZone: 'America/Toronto',
  phone: '418 555-0123',
};
const addressOf = (of: Partial<FiledClinic>) => {
  const [, location] = clinicResources({ ...clinic, ...of });
  return location?.resourceType === 'Location' ? location.address : undefined;
};

test('an exported clinic has the address that is known of it, and no empty line, city or postal code', () => {
  const place = { state: 'QC', country: 'CA' };
  assert.deepEqual(addressOf({}), { line: ['12, rue du Quai'], city: 'Lévis', ...place, postalCode: 'G6V 1A1' });
  assert.deepEqual(addressOf({ addressLine: '', city: '', postalCode: null }), place);
});

test('an exported clinic has its phone and position where it has them', () => {
  const [organization, location] = clinicResources(clinic);
  assert.deepEqual(
    [organization, location].map((one) => one?.telecom?.map(({ value }) => value)),
    [['418 555-0123'], ['418 555-0123']],
  );
  const [bareOrganization, bareLocation] = clinicResources({ ...clinic, phone: null, position: null });
  assert.deepEqual([bareOrganization?.telecom, bareLocation?.telecom], [undefined, undefined]);
  assert.deepEqual(
    [location, bareLocation].map((one) => one !== undefined && 'position' in one),
    [true, false],
  );
});
