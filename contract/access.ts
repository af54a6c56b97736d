import type { Dependent, DependentScope } from './dependents.ts';

/** The server checks each scope again (product §4). */
export const canActFor = (person: Dependent): boolean =>
  person.hasAccess && !person.locked && person.state === 'active';

export const mayActFor = (person: Dependent, scope: DependentScope): boolean =>
  canActFor(person) && person.scopes.includes(scope);
