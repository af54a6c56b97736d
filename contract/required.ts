import type { ErrorCode } from './errorCodes.ts';

/** Spec §5. Its own file: the login page needs no other rule. */
export const checkRequired = (value: string): ErrorCode | undefined =>
  value.trim() === '' ? 'errors.cannotBeEmpty' : undefined;
