import { BrokenRule, Conflict } from '../errors.ts';

type Described = { firstName: string | null; lastName: string | null; birthDate: string | null };

/** Somebody of one’s own list, by what tells people apart. */
export type KnownPerson = Described & { namIndex: Buffer | null };

/** Somebody who is to be added: with every digest their number may stand under. */
export type AddedPerson = Described & { namIndexes: readonly Buffer[] };

/** A name as two spellings of it are the same: without accents, hyphens, spaces and case. */
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
 * Nobody stands twice in one’s own list. Two numbers tell two people apart; without one of them, their names and birth date do.
 * @throws Conflict (409 `dependents.alreadyListed`); BrokenRule (422 `dependents.tooMany`) where the list is full
 */
export const refuseRepeated = (known: readonly KnownPerson[], wanted: AddedPerson, most: number): void => {
  if (known.some((person) => isSame(person, wanted))) throw new Conflict('dependents.alreadyListed');
  if (known.length >= most) throw new BrokenRule('dependents.tooMany');
};
