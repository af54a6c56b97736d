/** What a delegate may do for a person. Not beside the schemas: the portal's first screen carries none of those. */
export const dependentScopes = ['book', 'history', 'messages'] as const;
