import type { Profile } from '../../../contract/session.ts';

/** What a clinic needs to receive the person. */
export const isComplete = ({ firstName, lastName, birthDate }: Profile): boolean =>
  Boolean(firstName && lastName && birthDate);

export const nameOf = ({ firstName, lastName }: Profile): string => [firstName, lastName].filter(Boolean).join(' ');
