import { plainText } from '../../domain/plainText.ts';

/** Spaces, hyphens and apostrophes are one; a letter may carry any accent. */
const anySpelling = (plain: string): string =>
  [...plain].map((email) => (email === ' ' ? '[\\s’-]+' : `${email}\\p{M}*`)).join('');

/**
 * Writes the municipality inside a site's name as the municipality writes itself, accents and capitals:
 * `CLSC de la Pocatiere` in La Pocatière is the `CLSC de La Pocatière`.
 */
export const withMunicipality = (name: string, municipality: string): string => {
  const plain = plainText(municipality);
  if (plain === '') return name;
  const spelled = new RegExp(`(?<![\\p{L}\\p{M}\\d])${anySpelling(plain)}(?![\\p{L}\\p{M}\\d-])`, 'iu');
  return name
    .normalize('NFD')
    .replace(spelled, () => municipality.normalize('NFD'))
    .normalize('NFC');
};
