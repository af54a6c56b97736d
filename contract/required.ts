import type { ErrorCode } from './errorCodes.ts';

/** A text that must not be empty (spec §5). It stands alone: the login page needs no other rule. */
export const checkRequired = (value: string): ErrorCode | undefined =>
  value.trim() === '' ? 'errors.cannotBeEmpty' : undefined;
