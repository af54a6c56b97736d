import { patterns } from '../../../../contract/rules.ts';
import { plainText } from '../../domain/plainText.ts';
import { properMunicipality, properStreet } from './properName.ts';
import type { SiteRow } from './siteRow.ts';

export const properPostalCode = (text: string): string | null => {
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  return patterns.postalCode.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
};

/** Only the one-line address has the office; accents may be broken (`e?tage`). */
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

/** `la tabatière gros-mécatina`: a village, then its census municipality. */
const withoutCsd = (city: string, csd: string): string => {
  const village = ` ${city} `.toLowerCase().replace(` ${csd.toLowerCase()} `, ' ').trim();
  return csd === '' || village === '' ? city : village;
};

const once = (text: string): string => {
  const half = text.slice(0, Math.floor(text.length / 2)).trim();
  return text === `${half} ${half}` ? half : text;
};

/** Areas within one municipality, which their addresses omit. */
const municipalityOfArea: Record<string, string> = { G4T: 'Les Îles-de-la-Madeleine' };

/**
 * Uses census spelling where it matches, and the census municipality when the address names none or only the province.
 * @param csd empty when the published position is rejected
 */
export const municipalityOf = (city: string, csd: string, postalCode: string | null): string => {
  const official = csd === '' ? (municipalityOfArea[postalCode?.slice(0, 3) ?? ''] ?? '') : csd;
  const namesProvince = official !== '' && compact(city) === 'quebec' && compact(official) !== 'quebec';
  if (city === '' || namesProvince || compact(city) === compact(official)) return properMunicipality(official);
  return properMunicipality(once(withoutCsd(city, csd)));
};
