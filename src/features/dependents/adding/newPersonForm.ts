import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import {
  ageOfDeciding,
  awaitedAt,
  basesAt,
  isAccessBasis,
  type AccessBasis,
} from '../../../../contract/accessBases.ts';
import { ageOn } from '../../../../contract/age.ts';
import type { AddDependentBody } from '../../../../contract/delegates.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';
import { checkName, tidyName } from '../../../../contract/names.ts';
import { checkBirthDate, checkEmail, checkNam, checkRequired } from '../../../../contract/rules.ts';
import { onlyProblems } from '../../../lib/onlyProblems';

export type NewPerson = {
  firstName: string;
  lastName: string;
  birthDate: string;
  hin: string;
  relationship: string;
  basis: string;
  scopes: string[];
  email: string;
  endsOn: string;
};

export const nobodyYet: NewPerson = {
  firstName: '',
  lastName: '',
  birthDate: '',
  hin: '',
  relationship: '',
  basis: '',
  scopes: [],
  email: '',
  endsOn: '',
};

export const steps = ['who', 'link', 'ask', 'check'] as const;
export type Step = (typeof steps)[number];

/** A server error on a field leads to its page. */
export const fieldsOf: Record<'who' | 'link' | 'ask', readonly (keyof NewPerson)[]> = {
  who: ['firstName', 'lastName', 'birthDate', 'hin'],
  link: ['relationship', 'basis'],
  ask: ['scopes', 'email', 'endsOn'],
};

type Problems = Partial<Record<keyof NewPerson, string>>;

/**
 * The health number is optional: newborns have none.
 * @param today calendar date in Quebec
 */
export const validateWho = ({ firstName, lastName, birthDate, hin }: NewPerson, today: string): Problems =>
  onlyProblems<keyof NewPerson>({
    firstName: checkRequired(firstName) ?? checkName(firstName),
    lastName: checkRequired(lastName) ?? checkName(lastName),
    birthDate: checkRequired(birthDate) ?? checkBirthDate(birthDate, today),
    hin: hin === '' ? undefined : checkNam(hin),
  });

export const validateLink = ({ relationship, basis }: NewPerson): Problems =>
  onlyProblems<keyof NewPerson>({
    relationship: relationship === '' ? 'dependents.unknownRelationship' : undefined,
    basis: basis === '' ? 'dependents.unknownBasis' : undefined,
  });

export const validateAsk = ({ scopes, email, endsOn }: NewPerson, today: string): Problems =>
  onlyProblems<keyof NewPerson>({
    scopes: scopes.length === 0 ? 'dependents.add.noLevel' : undefined,
    email: email === '' ? undefined : checkEmail(email),
    endsOn: endsOn !== '' && endsOn < today ? 'dependents.invalidPeriod' : undefined,
  });

export const basesFor = ({ birthDate }: NewPerson, today: string): AccessBasis[] => basesAt(ageOn(today, birthDate));

/** Nobody for the parent of a child. */
export const awaitedFor = ({ basis, birthDate }: NewPerson, today: string) => awaitedAt(basis, ageOn(today, birthDate));

export const stepAfter = (step: 'who' | 'link' | 'ask', person: NewPerson, today: string): Step => {
  if (step === 'who') return 'link';
  return step === 'link' && awaitedFor(person, today) !== 'nobody' ? 'ask' : 'check';
};

/** Assumes a parent and child until answered. */
export const stepsFor = (person: NewPerson, today: string): Step[] => {
  const isChild = person.birthDate === '' || ageOn(today, person.birthDate) < ageOfDeciding;
  const asks = person.basis === '' ? !isChild : awaitedFor(person, today) !== 'nobody';
  return steps.filter((step) => step !== 'ask' || asks);
};

/** A parent asks for all levels. */
export const scopesOf = (person: NewPerson, today: string): DependentScope[] =>
  dependentScopes.filter((scope) => awaitedFor(person, today) === 'nobody' || person.scopes.includes(scope));

/** Clears a basis that no longer fits the age. */
export const fitted = (person: NewPerson, today: string): NewPerson => {
  const fits = isAccessBasis(person.basis) && basesFor(person, today).includes(person.basis);
  const scopes = person.scopes.length === 0 ? ['book'] : person.scopes;
  return { ...person, scopes, basis: fits ? person.basis : '' };
};

export const bodyOf = (person: NewPerson, today: string): AddDependentBody => {
  const awaited = awaitedFor(person, today);
  return {
    firstName: tidyName(person.firstName),
    lastName: tidyName(person.lastName),
    birthDate: person.birthDate,
    hin: person.hin || null,
    relationship: person.relationship,
    basis: person.basis,
    scopes: scopesOf(person, today),
    ...(awaited !== 'nobody' && person.endsOn !== '' && { endsOn: person.endsOn }),
    ...(awaited === 'person' && person.email !== '' && { contact: { email: person.email } }),
  };
};
