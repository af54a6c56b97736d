/** Its own file: the first screen does not load the schemas. */
export const dependentScopes = ['book', 'history', 'messages'] as const;
