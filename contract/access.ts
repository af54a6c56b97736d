import type { Dependent } from './dependents.ts';

/** Whether the user may act for this person at all; the server checks each level again (product §4). */
export const canActFor = (person: Dependent): boolean =>
  person.hasAccess && !person.locked && person.state === 'active';
