import { plainText } from '../../domain/plainText.ts';
import { links } from './nameWords.ts';
import type { SiteRow } from './siteRow.ts';

const essence = (name: string): string =>
  plainText(name)
    .split(' ')
    .filter((word) => !links.has(word))
    .join(' ');

/** A site's own name, and the one in brackets, by which another list may know it. */
const namesOf = (name: string): { own: string; alias: string | null } => {
  const [, own = name, alias] = /^([^(]+)\((.+?)\)?\s*$/.exec(name) ?? [];
  return { own: essence(own), alias: alias === undefined ? null : essence(alias) };
};

type Names = ReturnType<typeof namesOf>;
type Known = Names & { index: string };

/** One group of doctors may have several practices under one roof: then the aliases tell them apart. */
const isSame = (one: Names, other: Names): boolean =>
  one.own === other.alias || one.alias === other.own || (one.own === other.own && one.alias === other.alias);

/**
 * Remembers sites and recognises one met before: the same door, and a name that is the other's own name or its alias
 * (`clsc shawville`, and `gmf du pontiac (clsc shawville)`). Different practices at one address stay apart.
 */
export const makeFacilityMemory = (): { recognise: (row: SiteRow) => string | undefined } => {
  const byDoor = new Map<string, Known[]>();
  return {
    recognise: (row) => {
      const door = [row.postal_code, row.street_no, essence(row.street_name)].join('|');
      const { own, alias } = namesOf(row.facility_name);
      const neighbours = row.street_name === '' || row.postal_code === '' ? [] : (byDoor.get(door) ?? []);
      const same = neighbours.find((known) => isSame(known, { own, alias }));
      if (same !== undefined) return same.index;
      byDoor.set(door, [...neighbours, { index: row.index, own, alias }]);
      return undefined;
    },
  };
};
