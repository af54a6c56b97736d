import { quebecZone } from '../../../../contract/quebec.ts';
import { kilometresBetween, type Position } from '../../domain/distance.ts';
import { plainText } from '../../domain/plainText.ts';
import { quebecTimeZone } from '../../domain/quebecTimeZone.ts';

/** `csd`: municipality of the published position. */
export type Whereabouts = { postalCode: string | null; city: string; csd: string; latitude: string; longitude: string };

export type Located = {
  position: Position | null;
  isPointBelieved: boolean;
  notes: string[];
};

const isInQuebec = ({ latitude, longitude }: Position): boolean =>
  latitude > 44.9 && latitude < 62.7 && longitude > -79.9 && longitude < -56.8;

const compact = (text: string): string => plainText(text).replaceAll(' ', '');
const holdsWords = (text: string, words: string): boolean => ` ${plainText(text)} `.includes(` ${plainText(words)} `);

type Agreement = 'yes' | 'no' | 'unknown';

const agreement = ({ postalCode, city, csd }: Whereabouts): Agreement => {
  if (csd === '') return 'unknown';
  const [ofAddress, ofPoint] = [
    { postalCode, municipalities: [city], position: null },
    { postalCode: null, municipalities: [csd], position: null },
  ].map((location) => quebecTimeZone(location));
  if (ofAddress === ofPoint && ofPoint !== quebecZone) return 'yes';
  if (city === '') return 'unknown';
  return compact(city) === compact(csd) || holdsWords(city, csd) || holdsWords(csd, city) ? 'yes' : 'no';
};

/**
 * Kilometres from the centre of the postal area. Rural areas (second character 0) are huge: there the municipality
 * decides.
 */
const limitsKm: Record<'town' | 'country', Record<Agreement, number>> = {
  town: { yes: 60, unknown: 25, no: 15 },
  country: { yes: Infinity, unknown: 150, no: 30 },
};

const pointOf = ({ latitude, longitude }: Whereabouts): Position | null =>
  latitude === '' || longitude === '' || Number.isNaN(Number(latitude)) || Number.isNaN(Number(longitude))
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };

/** Without its sign, a longitude is in Asia. */
const withSign = (point: Position): { point: Position; notes: string[] } => {
  const mirrored = { ...point, longitude: -point.longitude };
  return !isInQuebec(point) && isInQuebec(mirrored)
    ? { point: mirrored, notes: ['longitudeSignRepaired'] }
    : { point, notes: [] };
};

export const locateSite = (site: Whereabouts, area: Position | undefined): Located => {
  const instead = (note: string): Located => ({
    position: area ?? null,
    isPointBelieved: false,
    notes: [note, area === undefined ? 'positionUnknown' : 'positionFromPostalCode'],
  });
  const published = pointOf(site);
  if (published === null) return instead('positionMissing');
  const { point, notes } = withSign(published);
  if (!isInQuebec(point)) return instead('positionOutsideQuebec');
  if (area === undefined) return { position: point, isPointBelieved: true, notes };
  const away = kilometresBetween(point, area);
  const country = site.postalCode?.charAt(1) === '0';
  if (away > limitsKm[country ? 'country' : 'town'][agreement(site)])
    return instead(`positionFarFromPostalCode ${Math.round(away)} km`);
  return { position: point, isPointBelieved: true, notes };
};
