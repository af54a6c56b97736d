import { BrokenRule, Conflict } from '../errors.ts';

type Described = { firstName: string | null; lastName: string | null; birthDate: string | null };

export type KnownPerson = Described & { namIndex: Buffer | null };

export type AddedPerson = Described & { namIndexes: readonly Buffer[] };

const foldName = (name: string | null): string =>
  (name ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const isSame = ({ namIndex, ...known }: KnownPerson, { namIndexes, ...added }: AddedPerson): boolean => {
  if (namIndex !== null && namIndexes.length > 0) return namIndexes.some((index) => index.equals(namIndex));
  return (
    known.birthDate === added.birthDate &&
    foldName(known.firstName) === foldName(added.firstName) &&
    foldName(known.lastName) === foldName(added.lastName)
  );
};

/**
 * Duplicates share a number, or names and birth date where one is missing.
 * @throws Conflict (409 `dependents.alreadyListed`); BrokenRule (422 `dependents.tooMany`)
 */
export const refuseRepeated = (known: readonly KnownPerson[], wanted: AddedPerson, max: number): void => {
  if (known.some((person) => isSame(person, wanted))) throw new Conflict('dependents.alreadyListed');
  if (known.length >= max) throw new BrokenRule('dependents.tooMany');
};
