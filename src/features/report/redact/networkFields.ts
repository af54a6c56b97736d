import { careTypes, languages } from '../../../../contract/catalogues.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { always, amount, pseudonym, wholly, type Fields, type WholeRule } from './rules';

export const inQuebec = always(quebecZone);
export const bothLanguages: WholeRule = {
  whole: (value) => (Array.isArray(value) && value.length > 0 ? [...languages] : []),
};

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Who works where tells one clinic from another. */
const everybodyEverywhere: WholeRule = {
  whole: (value, { pseudonyms }) => {
    const lists = Object.entries(typeof value === 'object' && value !== null ? value : {});
    const people = new Set(lists.flatMap(([, list]: [string, unknown]) => listIn(list)));
    const all = [...people].map((id) => pseudonyms.ofText(String(id))).sort();
    return Object.fromEntries(lists.map(([id]) => [pseudonyms.ofText(id), all] as const).sort());
  },
};

const byId = { each: pseudonym, keysAreIds: true } as const;
const kindOfProfession = { each: always('family-doctor'), keysAreIds: true } as const;
const reordered = { reordered: true } as const;

export const networkLists: Fields = {
  clinics: reordered,
  hashClinicProf: everybodyEverywhere,
  hashProfName: byId,
  professions: kindOfProfession,
};

/** Everybody knows the true one's. */
export const network: Fields = {
  ...networkLists,
  kind: always('gmf'),
  timeZone: inQuebec,
  cancelLimitMinutes: always(120),
  languages: bothLanguages,
  careTypes: wholly(careTypes),
  position: wholly(null),
  province: always('QC'),
  upcomingMost: amount,
};
