import { patterns } from '../../../../contract/rules.ts';
import { plainText } from '../../domain/plainText.ts';
import { properMunicipality, properStreet } from './properName.ts';
import type { SiteRow } from './siteRow.ts';

/** A postal code as people write it, `H2X 1Y4`; null when it is none. */
export const properPostalCode = (text: string): string | null => {
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  return patterns.postalCode.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
};

/** The office stands only in the address as one text, where accents may be broken (`e?tage`). */
const officeOf = (wholeAddress: string): string | undefined =>
  /\b(?:bureau|suite|local|porte) [\p{L}\d][\p{L}\d-]*(?=\s*(?:,|$))/iu.exec(wholeAddress.split(' , ')[0] ?? '')?.[0];

/** `2035, avenue Victoria, bureau 309`. */
export const addressLine = ({ street_no, street_name, source_format_str_address: whole }: SiteRow): string => {
  const street = properStreet(street_name);
  const office = officeOf(whole);
  const parts = [
    street_no.toUpperCase(),
    street,
    office !== undefined && !plainText(street).includes(plainText(office)) ? office : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
};

const compact = (text: string): string => plainText(text).replaceAll(' ', '');

/** `la tabatière gros-mécatina`: the village beside the municipality that the census knows. */
const withoutCsd = (city: string, csd: string): string => {
  const village = ` ${city} `.toLowerCase().replace(` ${csd.toLowerCase()} `, ' ').trim();
  return csd === '' || village === '' ? city : village;
};

/** `rivière-saint-paul rivière-saint-paul` was written twice. */
const once = (text: string): string => {
  const half = text.slice(0, Math.floor(text.length / 2)).trim();
  return text === `${half} ${half}` ? half : text;
};

/** Postal areas that are one municipality, which addresses there leave out. */
const municipalityOfArea: Record<string, string> = { G4T: 'Les Îles-de-la-Madeleine' };

/**
 * The municipality to show: the one of the address, spelled as the census does where it is the same; the census’ own
 * when the address names none, or names the province in its place (« québec » for a village).
 * @param csd the municipality in which the point falls, empty when the point is not believed
 */
export const municipalityOf = (city: string, csd: string, postalCode: string | null): string => {
  const official = csd === '' ? (municipalityOfArea[postalCode?.slice(0, 3) ?? ''] ?? '') : csd;
  const namesProvince = official !== '' && compact(city) === 'quebec' && compact(official) !== 'quebec';
  if (city === '' || namesProvince || compact(city) === compact(official)) return properMunicipality(official);
  return properMunicipality(once(withoutCsd(city, csd)));
};
