import type { ClinicKind } from '../../../../contract/catalogues.ts';
import type { QuebecZone } from '../../../../contract/quebec.ts';
import { fsaPoint } from '../../data/fsaPoints.ts';
import { plainText } from '../../domain/plainText.ts';
import { quebecTimeZone } from '../../domain/quebecTimeZone.ts';
import { properName } from './properName.ts';
import { addressLine, municipalityOf, properPostalCode } from './siteAddress.ts';
import { locateSite } from './sitePosition.ts';
import type { SiteRow } from './siteRow.ts';
import { withMunicipality } from './withMunicipality.ts';

const familyMedicine: readonly (readonly [ClinicKind, RegExp])[] = [
  ['gmf-u', /\bgmf u\b|\bgmf universitaire\b|\bumf\b|medecine (?:de )?famil(?:le|iale) universitaire/],
  ['gmf-r', /\bgmf r\b/],
  ['gmf', /\bgmf\b|groupe de medecine (?:de )?famil/],
];

const kindOf = ({
  facility_name: name,
  source_facility_type: type,
}: Pick<SiteRow, 'facility_name' | 'source_facility_type'>): ClinicKind => {
  const plain = plainText(name);
  const group = familyMedicine.find(([, shape]) => shape.test(plain))?.[0];
  if (group !== undefined) return group;
  return type.includes('clsc') || plain.startsWith('clsc') ? 'clsc' : 'private';
};

/** Counted as ambulatory care, but receives no patients. */
const isHeadOffice = ({
  facility_name: name,
  source_facility_type: type,
}: Pick<SiteRow, 'facility_name' | 'source_facility_type'>): boolean =>
  type.startsWith('integrated health and social services centre') && !/\bclsc\b|\bgmf\b/.test(plainText(name));

export type Site = {
  key: string;
  name: string;
  kind: ClinicKind;
  addressLine: string;
  city: string;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: QuebecZone;
};

type Reason =
  'noIdentifier' | 'noName' | 'unknownFacilityType' | 'notAmbulatory' | 'outsideQuebec' | 'headOffice' | 'noPlace';

export type Verdict = { site: Site; notes: readonly string[] } | { reason: Reason };

const isOfQuebec = (row: SiteRow, postalCode: string | null): boolean =>
  postalCode === null ? row.CSDuid === '' || row.CSDuid.startsWith('24') : /^[GHJ]/.test(postalCode);

const reasonAgainst = (row: SiteRow, postalCode: string | null): Reason | undefined => {
  if (row.index === '') return 'noIdentifier';
  if (row.facility_name === '') return 'noName';
  if (row.odhf_facility_type === '') return 'unknownFacilityType';
  if (!row.odhf_facility_type.toLowerCase().startsWith('ambulatory')) return 'notAmbulatory';
  if (!isOfQuebec(row, postalCode)) return 'outsideQuebec';
  if (isHeadOffice(row)) return 'headOffice';
  return undefined;
};

export const judgeSite = (row: SiteRow): Verdict => {
  const postalCode = properPostalCode(row.postal_code);
  const against = reasonAgainst(row, postalCode);
  if (against !== undefined) return { reason: against };
  const area = postalCode === null ? undefined : fsaPoint(postalCode);
  const { latitude, longitude } = row;
  const located = locateSite({ postalCode, city: row.city, csd: row.CSDname, latitude, longitude }, area);
  const csd = located.isPointBelieved ? row.CSDname : '';
  const city = municipalityOf(row.city, csd, postalCode);
  if (located.position === null && city === '') return { reason: 'noPlace' };
  const point = located.isPointBelieved ? located.position : null;
  const codeNotes = postalCode === null ? [row.postal_code === '' ? 'postalCodeMissing' : 'postalCodeUnreadable'] : [];
  return {
    site: {
      key: row.index,
      name: withMunicipality(properName(row.facility_name), city),
      kind: kindOf(row),
      addressLine: addressLine(row),
      city,
      postalCode,
      latitude: located.position?.latitude ?? null,
      longitude: located.position?.longitude ?? null,
      timeZone: quebecTimeZone({ postalCode, municipalities: [row.city, csd], position: point }),
    },
    notes: [...located.notes, ...codeNotes],
  };
};
