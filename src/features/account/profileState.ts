import type { Profile } from '../../../contract/session.ts';

/** Whether a clinic can receive the person. */
export const isComplete = ({ firstName, lastName, birthDate }: Profile): boolean =>
  Boolean(firstName && lastName && birthDate);

export const nameOf = ({ firstName, lastName }: Profile): string => [firstName, lastName].filter(Boolean).join(' ');
