import type { Profile } from '../../../contract/session.ts';

/** Whether a clinic knows enough of the person to receive them. */
export const isComplete = ({ firstName, lastName, birthDate }: Profile): boolean =>
  Boolean(firstName && lastName && birthDate);

/** How a person is called; empty while nobody said. */
export const nameOf = ({ firstName, lastName }: Profile): string => [firstName, lastName].filter(Boolean).join(' ');
