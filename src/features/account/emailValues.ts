import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { checkEmail } from '../../../contract/rules.ts';

/** Another address, and the password that allows it, by the contract's field names. */
export type EmailValues = { email: string; password: string };

export const initialEmail: EmailValues = { email: '', password: '' };

/** All that is wrong, as message keys (spec §5 e-mail). */
export const validateEmail = ({ email, password }: EmailValues): Partial<Record<keyof EmailValues, ErrorCode>> => {
  const wrongEmail = checkEmail(email);
  // Not checkRequired: a password may be made of spaces.
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: 'errors.cannotBeEmpty' as const }),
  };
};
