// Holds: product §5 sites-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judgeSite, type Verdict } from '../../src/feeds/sites/judgeSite.ts';
import type { SiteRow } from '../../src/feeds/sites/siteRow.ts';

const clsc: SiteRow = {
  index: '7246',
  facility_name: 'clsc de chicoutimi',
  source_facility_type: 'local community services centre (clsc)',
  odhf_facility_type: 'Ambulatory health care services',
  street_no: '411',
  street_name: "rue de l'hôtel-dieu",
  postal_code: 'G7H7Z5',
  city: 'saguenay',
  source_format_str_address: "411, rue de l'hôtel-dieu, bureau 12 , saguenay qc g7h 7z5",
  CSDname: 'Saguenay',
  CSDuid: '2494068',
  latitude: '48.4283',
  longitude: '-71.0510',
};
const judge = (change: Partial<SiteRow>): Verdict => judgeSite({ ...clsc, ...change });
const accepted = (change: Partial<SiteRow>): Extract<Verdict, { site: unknown }> => {
  const verdict = judge(change);
  assert.ok('site' in verdict, JSON.stringify(verdict));
  return verdict;
};

test('the import accepts a plausible site as it is, in proper case, without a note', () => {
  assert.deepEqual(accepted({}), {
    site: {
      key: '7246',
      name: 'CLSC de Chicoutimi',
      kind: 'clsc',
      addressLine: '411, rue de l’Hôtel-Dieu, bureau 12',
      city: 'Saguenay',
      postalCode: 'G7H 7Z5',
      latitude: 48.4283,
      longitude: -71.051,
      timeZone: 'America/Toronto',
    },
    notes: [],
  });
});

test('the import quarantines a site for a stated reason', () => {
  const reasons: [Partial<SiteRow>, string][] = [
    [{ odhf_facility_type: 'Hospitals' }, 'notAmbulatory'],
    [{ odhf_facility_type: '' }, 'unknownFacilityType'],
    [{ index: '' }, 'noIdentifier'],
    [{ facility_name: '' }, 'noName'],
    [{ postal_code: 'K1A0B1' }, 'outsideQuebec'],
    [{ postal_code: '', CSDuid: '3506008' }, 'outsideQuebec'],
    [{ postal_code: '', city: '', CSDname: '', CSDuid: '', latitude: '', longitude: '' }, 'noPlace'],
    [
      { source_facility_type: 'integrated health and social services centre (cisss)', facility_name: 'cisss de laval' },
      'headOffice',
    ],
  ];
  for (const [change, reason] of reasons) assert.deepEqual(judge(change), { reason });
});

test('the import fills a missing position from the postal area and notes it', () => {
  const { site, notes } = accepted({ latitude: '', longitude: '', CSDname: '' });
  assert.ok(site.latitude !== null && Math.abs(site.latitude - 48.4) < 0.2);
  assert.deepEqual(notes, ['positionMissing', 'positionFromPostalCode']);
});

test('the import leaves a position unknown, with a note, when the postal area is unknown too', () => {
  const { site, notes } = accepted({ latitude: '', longitude: '', postal_code: 'J1K2R1' });
  assert.equal(site.latitude, null);
  assert.deepEqual(notes, ['positionMissing', 'positionUnknown']);
});

test('the import replaces a position in another municipality, far from the postal area, by that of the area', () => {
  const { site, notes } = accepted({ CSDname: 'Louiseville', latitude: '46.27726611', longitude: '-72.92129866' });
  assert.ok(site.latitude !== null && site.latitude > 48);
  assert.match(notes.join(), /^positionFarFromPostalCode \d+ km,positionFromPostalCode$/);
});

test('the import accepts a rural position far from the middle of a wide area when the municipality agrees', () => {
  const { site, notes } = accepted({
    city: 'blanc-sablon',
    CSDname: 'Blanc-Sablon',
    postal_code: 'G0G1W0',
    latitude: '51.4124',
    longitude: '-57.2037',
  });
  assert.deepEqual(
    [site.latitude, site.longitude, site.timeZone, notes],
    [51.4124, -57.2037, 'America/Blanc-Sablon', []],
  );
});

test('the address decides the time zone of a site when its position is wrong', () => {
  const { site } = accepted({
    city: 'saint-augustin',
    CSDname: 'Lantier',
    postal_code: 'G0G2R0',
    latitude: '46.147272',
    longitude: '-74.250769',
  });
  assert.equal(site.timeZone, 'America/Blanc-Sablon');
});

test('the import restores the lost sign of a longitude', () => {
  const { site, notes } = accepted({ longitude: '71.0510' });
  assert.equal(site.longitude, -71.051);
  assert.deepEqual(notes, ['longitudeSignRepaired']);
});

test('a village whose address names the province appears under its own name', () => {
  const islands = accepted({
    city: 'québec',
    CSDname: 'Les Îles-de-la-Madeleine',
    postal_code: 'G4T1E7',
    latitude: '47.3743',
    longitude: '-61.8746',
  });
  assert.deepEqual([islands.site.city, islands.site.timeZone], ['Les Îles-de-la-Madeleine', 'America/Halifax']);
});

test('the import derives the kind of a site from its name first, then from its type', () => {
  const kinds = {
    'gmf des îles (clinique)': 'gmf',
    'gmf-u de lévis': 'gmf-u',
    'gmf-r cmu du sommet': 'gmf-r',
    'clsc de verdun': 'clsc',
  };
  for (const [name, kind] of Object.entries(kinds)) assert.equal(accepted({ facility_name: name }).site.kind, kind);
  assert.equal(
    accepted({ facility_name: 'clinique alta', source_facility_type: 'clinic or family medicine group' }).site.kind,
    'private',
  );
});
