/** On what it rests that somebody acts for another (Civil Code; ss. 23–24), in the order of a form. */
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

/** From this age the person themselves decides who acts for them. */
export const ageOfDeciding = 14;

/** At this age what a young person granted ends, and mandates for adults begin. */
export const ageOfMajority = 18;

/** What ends with childhood: from fourteen on, the person decides (Civil Code art. 14, R-22.1 s. 24). */
export const parentalBases: readonly string[] = ['parental-authority', 'tutor-minor'];

/** What rests on a document, or a register, that the clinic looks at. */
export const mandateBases: readonly string[] = [
  'tutor-adult',
  'protection-mandate',
  'temporary-representation',
  'assistance',
];

export const isAccessBasis = (word: string): word is AccessBasis => accessBases.some((basis) => basis === word);

/** On what an access to somebody of an age may rest. @param age in whole years, in Quebec */
export const basesAt = (age: number): AccessBasis[] =>
  accessBases.filter((basis) => !(age >= ageOfMajority ? parentalBases : mandateBases).includes(basis));

/**
 * Who must agree before an access begins (product §8 addDependent): nobody for the parent or tutor of a child, the clinic for what
 * rests on a document (an authorization for a child too: the child cannot give it), else the person.
 */
export const awaitedAt = (basis: string, age: number): 'nobody' | 'clinic' | 'person' => {
  if (mandateBases.includes(basis)) return 'clinic';
  if (age >= ageOfDeciding) return 'person';
  return parentalBases.includes(basis) ? 'nobody' : 'clinic';
};
