import type { ClinicKind } from '../../../../contract/catalogues.ts';
import { plainText } from '../../domain/plainText.ts';
import type { SiteRow } from './siteRow.ts';

const familyMedicine: readonly (readonly [ClinicKind, RegExp])[] = [
  ['gmf-u', /\bgmf u\b|\bgmf universitaire\b|\bumf\b|medecine (?:de )?famil(?:le|iale) universitaire/],
  ['gmf-r', /\bgmf r\b/],
  ['gmf', /\bgmf\b|groupe de medecine (?:de )?famil/],
];

/** What kind of clinic a site is: its name tells a family medicine group, its type in the source a CLSC; the rest is a private practice. */
export const kindOf = ({
  facility_name: name,
  source_facility_type: type,
}: Pick<SiteRow, 'facility_name' | 'source_facility_type'>): ClinicKind => {
  const plain = plainText(name);
  const group = familyMedicine.find(([, shape]) => shape.test(plain))?.[0];
  if (group !== undefined) return group;
  return type.includes('clsc') || plain.startsWith('clsc') ? 'clsc' : 'private';
};

/** The head office of a regional authority: it is counted as ambulatory, but nobody is received there. */
export const isHeadOffice = ({
  facility_name: name,
  source_facility_type: type,
}: Pick<SiteRow, 'facility_name' | 'source_facility_type'>): boolean =>
  type.startsWith('integrated health and social services centre') && !/\bclsc\b|\bgmf\b/.test(plainText(name));
