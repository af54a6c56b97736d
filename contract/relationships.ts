/** Who the other person is to whoever acts for them. */
export const relationships = [
  'child',
  'grandchild',
  'parent',
  'grandparent',
  'spouse',
  'sibling',
  'ward',
  'other',
] as const;
