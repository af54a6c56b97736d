import { quebecZones, type QuebecZone } from '../../../contract/quebec.ts';
import type { Position } from './distance.ts';
import { plainText } from './plainText.ts';

/** Names may be in any case. */
export type QuebecLocation = {
  postalCode: string | null;
  municipalities: readonly string[];
  position: Position | null;
};

const islands = [
  'les iles de la madeleine',
  'iles de la madeleine',
  'grosse ile',
  'cap aux meules',
  'havre aubert',
  'havre aux maisons',
  'l etang du nord',
  'fatima',
  'grande entree',
  'ile d entree',
];

/** East of Natashquan: Atlantic standard time all year. */
const lowerNorthShore = [
  'blanc sablon',
  'lourdes de blanc sablon',
  'brador',
  'bonne esperance',
  'riviere saint paul',
  'middle bay',
  'vieux fort',
  'saint augustin',
  'pakuashipi',
  'gros mecatina',
  'la tabatiere',
  'mutton bay',
  'cote nord du golfe du saint laurent',
  'tete a la baleine',
  'harrington harbour',
  'chevery',
  'la romaine',
  'unamen shipu',
  'kegaska',
];

const names = (municipality: string, known: readonly string[]): boolean => {
  const spelled = ` ${plainText(municipality)} `;
  return known.some((name) => spelled.includes(` ${name} `));
};

/** Saint-Augustin and Fatima exist twice; the postal code decides. */
const standsAmong = (place: QuebecLocation, known: readonly string[], area: string): boolean =>
  (place.postalCode === null || place.postalCode.startsWith(area)) &&
  place.municipalities.some((one) => names(one, known));

const isOnIslands = ({ latitude, longitude }: Position): boolean =>
  latitude > 46.9 && latitude < 48.2 && longitude > -62.4 && longitude < -61;

const isOnLowerNorthShore = ({ latitude, longitude }: Position): boolean =>
  latitude > 49.9 && latitude < 52 && longitude > -61.7 && longitude < -57;

/**
 * By municipality, then postal code, then position. World zone maps are too coarse for Natashquan and the far north.
 */
export const quebecTimeZone = (place: QuebecLocation): QuebecZone => {
  if (standsAmong(place, lowerNorthShore, 'G0G')) return quebecZones.lowerNorthShore;
  if (place.postalCode?.startsWith('G4T') === true || standsAmong(place, islands, 'G4T')) return quebecZones.islands;
  if (place.position !== null && isOnLowerNorthShore(place.position)) return quebecZones.lowerNorthShore;
  if (place.position !== null && isOnIslands(place.position)) return quebecZones.islands;
  return quebecZones.usual;
};
