import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { initialNewPassword, validateNewPassword, type NewPasswordValues } from './recoverValues';

/** A new password, and the present one that allows it, by the contract's field names. */
export type PasswordChangeValues = NewPasswordValues & { password: string };

export const initialPasswordChange: PasswordChangeValues = { password: '', ...initialNewPassword };

/** Spec §5: the rules of sign-up for the new one; the present one is only required. */
export const validatePasswordChange = (
  values: PasswordChangeValues,
): Partial<Record<keyof PasswordChangeValues, ErrorCode>> => ({
  ...(values.password === '' && { password: 'errors.cannotBeEmpty' as const }),
  ...validateNewPassword(values),
});
