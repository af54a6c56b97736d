// Holds: product §8 add-dependent, product §8 age
import {
  awaitedFor,
  basesFor,
  bodyOf,
  fitted,
  nobodyYet,
  stepAfter,
  stepsFor,
  validateAsk,
  validateLink,
  validateWho,
  type NewPerson,
} from './newPersonForm';

const today = '2026-11-20';
const lea: NewPerson = {
  ...nobodyYet,
  firstName: ' Léa-Maude ',
  lastName: 'D’Août',
  birthDate: '2020-05-04',
  relationship: 'child',
  basis: 'parental-authority',
};
const jean: NewPerson = {
  ...lea,
  firstName: 'Jean',
  birthDate: '1950-07-24',
  relationship: 'parent',
  basis: 'written-authorization',
  scopes: ['book'],
  email: 'jean@exemple.ca',
};

describe('somebody to act for', () => {
  it.each([
    ['a child of 13, a day before the birthday', '2012-11-21', 'nobody'],
    ['somebody who turns fourteen today', '2012-11-20', 'person'],
    ['somebody of 17', '2008-11-21', 'person'],
  ])('a request for parental authority over %s, born %s, awaits: %s', (_who, birthDate, awaited) => {
    expect(awaitedFor({ ...lea, birthDate }, today)).toBe(awaited);
  });

  it('a person born on 29 February turns fourteen on 1 March (product §8 age)', () => {
    const born = { ...lea, birthDate: '2012-02-29' };
    expect([awaitedFor(born, '2026-02-28'), awaitedFor(born, '2026-03-01')]).toEqual(['nobody', 'person']);
  });

  it('the form offers the bases that fit a dependent’s age: authority over minors, mandates over adults', () => {
    expect(basesFor(lea, today)).toEqual(['parental-authority', 'tutor-minor', 'written-authorization']);
    expect(basesFor(jean, today)).toEqual([
      'written-authorization',
      'tutor-adult',
      'protection-mandate',
      'temporary-representation',
      'assistance',
    ]);
    expect(fitted({ ...lea, birthDate: '1950-07-24' }, today)).toMatchObject({ basis: '', scopes: ['book'] });
    expect(fitted(jean, today)).toEqual(jean);
  });

  it('the form leads a parent of a child straight to the check, and everyone else first through the request', () => {
    expect([
      stepAfter('who', lea, today),
      stepAfter('link', lea, today),
      stepAfter('link', jean, today),
      stepAfter('ask', jean, today),
    ]).toEqual(['link', 'check', 'ask', 'check']);
    const lengths = [nobodyYet, lea, { ...lea, basis: 'written-authorization' }, { ...jean, basis: '' }, jean].map(
      (person) => stepsFor(person, today).length,
    );
    expect(lengths).toEqual([3, 3, 4, 4, 4]);
  });

  it('the form posts only what it asked for about that dependent', () => {
    expect(bodyOf({ ...lea, email: 'left@exemple.ca', endsOn: '2027-01-01' }, today)).toEqual({
      firstName: 'Léa-Maude',
      lastName: 'D’Août',
      birthDate: '2020-05-04',
      hin: null,
      relationship: 'child',
      basis: 'parental-authority',
      scopes: ['book', 'history', 'messages'],
    });
    expect(bodyOf({ ...jean, endsOn: '2027-01-01' }, today)).toMatchObject({
      scopes: ['book'],
      endsOn: '2027-01-01',
      contact: { email: 'jean@exemple.ca' },
    });
    expect(bodyOf({ ...jean, basis: 'tutor-adult' }, today)).not.toHaveProperty('contact');
  });

  it('the form rejects a dependent field by field, and the health number is optional', () => {
    expect(validateWho({ ...nobodyYet, hin: '12' }, today)).toEqual({
      firstName: 'errors.cannotBeEmpty',
      lastName: 'errors.cannotBeEmpty',
      birthDate: 'errors.cannotBeEmpty',
      hin: 'errors.jsnamInvalidChars',
    });
    expect(validateWho({ ...lea, birthDate: '2027-01-01' }, today)).toEqual({ birthDate: 'errors.invalidBirthDate' });
    expect(validateWho(lea, today)).toEqual({});
    expect(validateLink(nobodyYet)).toEqual({
      relationship: 'dependents.unknownRelationship',
      basis: 'dependents.unknownBasis',
    });
    expect(validateAsk({ ...jean, scopes: [], email: 'jean@', endsOn: '2026-11-19' }, today)).toEqual({
      scopes: 'dependents.add.noLevel',
      email: 'errors.invalidEmail',
      endsOn: 'dependents.invalidPeriod',
    });
  });
});
