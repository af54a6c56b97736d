import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import { awaitedAt, basesAt, isAccessBasis, parentalBases } from '../../../../contract/accessBases.ts';
import type { AddDependentBody } from '../../../../contract/delegates.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { checkName, tidyName } from '../../../../contract/names.ts';
import { relationships } from '../../../../contract/relationships.ts';
import { bareNam, checkBirthDate, checkEmail, checkNam, cleanEmail } from '../../../../contract/rules.ts';
import { ageOn } from '../age.ts';
import { refuseWrong } from '../brokenFields.ts';

/** `contact`: where the person is asked to agree. */
export type NewDependent = {
  nam: string | null;
  firstName: string;
  lastName: string;
  birthDate: string;
  relationship: string;
  basis: string;
  scopes: DependentScope[];
  startsOn: string;
  endsOn: string | null;
  state: 'pending' | 'active';
  contact: string | null;
};

export type Requester = { nam: string | null; email: string };

const given = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text;

const checkBasis = (basis: string, age: number | null): ErrorCode | undefined => {
  if (!isAccessBasis(basis)) return 'dependents.unknownBasis';
  if (age === null || basesAt(age).includes(basis)) return undefined;
  return parentalBases.includes(basis) ? 'dependents.basisForMinors' : 'dependents.basisForAdults';
};

/** A requester could agree in the person's place. */
export const checkContact = (email: string, requester: Pick<Requester, 'email'>): ErrorCode | undefined =>
  checkEmail(email) ?? (email === cleanEmail(requester.email) ? 'dependents.contactIsYours' : undefined);

const checkPeriod = (
  { startsOn, endsOn }: Pick<NewDependent, 'startsOn' | 'endsOn'>,
  today: string,
): ErrorCode | undefined =>
  startsOn < today || (endsOn !== null && endsOn < startsOn) ? 'dependents.invalidPeriod' : undefined;

const levelsOf = (asked: readonly DependentScope[] | undefined, isAtOnce: boolean): DependentScope[] =>
  dependentScopes.filter((scope) => asked?.includes(scope) ?? (isAtOnce || scope === 'book'));

/**
 * Product §8 addDependent. From fourteen on, a parent needs the young person's authorization.
 * @throws BrokenRule
 */
export const toNewDependent = (body: AddDependentBody, requester: Requester, today: string): NewDependent => {
  const [firstName, lastName] = [tidyName(body.firstName), tidyName(body.lastName)];
  const { birthDate, relationship } = body;
  const [hin, email] = [given(body.hin), given(body.contact?.email)];
  const [nam, contact] = [hin && bareNam(hin), email && cleanEmail(email)];
  const days = { startsOn: body.startsOn ?? today, endsOn: body.endsOn ?? null };
  const wrongBirthDate = checkBirthDate(birthDate, today);
  const age = wrongBirthDate === undefined ? ageOn(today, birthDate) : null;
  refuseWrong({
    firstName: checkName(firstName),
    lastName: checkName(lastName),
    birthDate: wrongBirthDate,
    hin: nam === null ? undefined : (checkNam(nam) ?? (nam === requester.nam ? 'dependents.yourself' : undefined)),
    relationship: relationships.some((known) => known === relationship) ? undefined : 'dependents.unknownRelationship',
    basis: checkBasis(body.basis, age),
    endsOn: checkPeriod(days, today),
    email: contact === null ? undefined : checkContact(contact, requester),
  });
  const awaited = awaitedAt(body.basis, age ?? 0);
  const basis = awaited === 'person' && parentalBases.includes(body.basis) ? 'written-authorization' : body.basis;
  const scopes = levelsOf(body.scopes, awaited === 'nobody');
  return {
    nam,
    firstName,
    lastName,
    birthDate,
    relationship,
    basis,
    scopes,
    ...days,
    state: awaited === 'nobody' ? 'active' : 'pending',
    contact,
  };
};
