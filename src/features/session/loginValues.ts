import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { checkRequired } from '../../../contract/required.ts';

/** `terms` exists only if the network asks for it (spec §2). */
export type LoginValues = { username: string; password: string; terms: boolean };

export const initialLogin: LoginValues = { username: '', password: '', terms: false };

type Errors = Partial<Record<keyof LoginValues, ErrorCode>>;

/** Spec §5: both required. Product §8: a shown terms box must be ticked. */
export const validateLogin = (values: LoginValues, asksTerms: boolean): Errors => {
  const username = checkRequired(values.username);
  // Not checkRequired: a password may consist of spaces.
  const password = values.password === '' ? 'errors.cannotBeEmpty' : undefined;
  return {
    ...(username && { username }),
    ...(password && { password }),
    ...(asksTerms && !values.terms && { terms: 'errors.acceptTermsAndPrivacy' }),
  };
};
