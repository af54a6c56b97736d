/** Legal bases for acting for another person (Civil Code; ss. 23–24), in form order. */
export const accessBases = [
  'parental-authority',
  'tutor-minor',
  'written-authorization',
  'tutor-adult',
  'protection-mandate',
  'temporary-representation',
  'assistance',
] as const;

export type AccessBasis = (typeof accessBases)[number];

export const ageOfDeciding = 14;

/** Grants to a young person's delegates end; adult mandates begin. */
export const ageOfMajority = 18;

/** Bases that end at fourteen (Civil Code art. 14, R-22.1 s. 24). */
export const parentalBases: readonly string[] = ['parental-authority', 'tutor-minor'];

export const mandateBases: readonly string[] = [
  'tutor-adult',
  'protection-mandate',
  'temporary-representation',
  'assistance',
];

export const isAccessBasis = (word: string): word is AccessBasis => accessBases.some((basis) => basis === word);

/** @param age in whole years, in Quebec */
export const basesAt = (age: number): AccessBasis[] =>
  accessBases.filter((basis) => !(age >= ageOfMajority ? parentalBases : mandateBases).includes(basis));

/** Who must agree first (product §8 addDependent). For a child, the clinic checks an authorization. */
export const awaitedAt = (basis: string, age: number): 'nobody' | 'clinic' | 'person' => {
  if (mandateBases.includes(basis)) return 'clinic';
  if (age >= ageOfDeciding) return 'person';
  return parentalBases.includes(basis) ? 'nobody' : 'clinic';
};
