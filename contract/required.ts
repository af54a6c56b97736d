import type { ErrorCode } from './errorCodes.ts';

/** A required text (spec §5). Its own file: the login page needs no other rule. */
export const checkRequired = (value: string): ErrorCode | undefined =>
  value.trim() === '' ? 'errors.cannotBeEmpty' : undefined;
