import { plainText } from '../../domain/plainText.ts';

const anySpelling = (plain: string): string =>
  [...plain].map((letter) => (letter === ' ' ? '[\\s’-]+' : `${letter}\\p{M}*`)).join('');

/** `CLSC de la Pocatiere` becomes `CLSC de La Pocatière`. */
export const withMunicipality = (name: string, municipality: string): string => {
  const plain = plainText(municipality);
  if (plain === '') return name;
  const spelled = new RegExp(`(?<![\\p{L}\\p{M}\\d])${anySpelling(plain)}(?![\\p{L}\\p{M}\\d-])`, 'iu');
  return name
    .normalize('NFD')
    .replace(spelled, () => municipality.normalize('NFD'))
    .normalize('NFC');
};
