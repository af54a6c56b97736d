// Holds: product §8 zones
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { QuebecZone } from '../../../contract/quebec.ts';
import { quebecTimeZone } from './quebecTimeZone.ts';

const zoneOf = (postalCode: string | null, municipality: string, position?: [number, number]): QuebecZone =>
  quebecTimeZone({
    postalCode,
    municipalities: [municipality],
    position: position === undefined ? null : { latitude: position[0], longitude: position[1] },
  });

test('the Magdalen Islands use Halifax time, by name, by postal code or by position', () => {
  assert.equal(zoneOf(null, 'Les Îles-de-la-Madeleine'), 'America/Halifax');
  assert.equal(zoneOf('G4T 1E7', 'Québec'), 'America/Halifax');
  assert.equal(zoneOf(null, '', [47.5712, -61.4789]), 'America/Halifax');
});

test('the Lower North Shore east of Natashquan uses Blanc-Sablon time', () => {
  for (const name of ['Blanc-Sablon', 'Kegaska', 'la tabatière gros-mécatina', 'Tête-à-la-Baleine', 'Chevery']) {
    assert.equal(zoneOf('G0G 1W0', name), 'America/Blanc-Sablon', name);
  }
  assert.equal(zoneOf(null, '', [51.4119, -57.2029]), 'America/Blanc-Sablon');
});

test('Natashquan and everything west of it use Toronto time', () => {
  assert.equal(zoneOf('G0G 2E0', 'Natashquan', [50.1855, -61.8209]), 'America/Toronto');
  assert.equal(zoneOf('G0G 1P0', 'Havre-Saint-Pierre', [50.2372, -63.605]), 'America/Toronto');
  assert.equal(zoneOf('J0M 1E0', 'Chisasibi', [53.7838, -78.8915]), 'America/Toronto');
  assert.equal(zoneOf('G4X 2W2', 'Gaspé', [48.83, -64.48]), 'America/Toronto');
});

test('the postal code distinguishes two municipalities of the same name', () => {
  assert.equal(zoneOf('G3A 1A1', 'Saint-Augustin-de-Desmaures'), 'America/Toronto');
  assert.equal(zoneOf('G0G 2R0', 'saint-augustin'), 'America/Blanc-Sablon');
});
