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
