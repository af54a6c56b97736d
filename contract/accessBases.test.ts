import { accessBases, awaitedAt, basesAt } from './accessBases.ts';

describe('the bases of an access, by age (product §8 add-dependent)', () => {
  const childhood = ['parental-authority', 'tutor-minor', 'written-authorization'];

  it.each([
    [0, childhood],
    [13, childhood],
    [14, childhood],
    [17, childhood],
  ])('access to a person aged %i rests on childhood or an authorization', (age, bases) => {
    expect(basesAt(age)).toEqual(bases);
  });

  it('access to a person of eighteen or older rests on an authorization or a mandate', () => {
    expect(basesAt(18)).toEqual(
      accessBases.filter((basis) => basis !== 'parental-authority' && basis !== 'tutor-minor'),
    );
  });

  it.each([
    ['parental-authority', 13, 'nobody'],
    ['tutor-minor', 0, 'nobody'],
    ['written-authorization', 13, 'clinic'],
    ['parental-authority', 14, 'person'],
    ['tutor-minor', 17, 'person'],
    ['written-authorization', 14, 'person'],
    ['written-authorization', 80, 'person'],
    ['tutor-adult', 18, 'clinic'],
    ['protection-mandate', 80, 'clinic'],
    ['temporary-representation', 80, 'clinic'],
    ['assistance', 80, 'clinic'],
  ])('a request based on %s at age %i waits for %s', (basis, age, awaited) => {
    expect(awaitedAt(basis, age)).toBe(awaited);
  });
});
