/** Separate from the schemas so that the first screen does not load them. */
export const dependentScopes = ['book', 'history', 'messages'] as const;
