import type { Dependent, DependentScope } from './dependents.ts';

/** Whether the user may act for this person at all; the server checks each level again (product §4). */
export const canActFor = (person: Dependent): boolean =>
  person.hasAccess && !person.locked && person.state === 'active';

/** Whether the user may do this for that person: book, read the history, or read and write messages (product §4 Dependents). */
export const mayActFor = (person: Dependent, scope: DependentScope): boolean =>
  canActFor(person) && person.scopes.includes(scope);
