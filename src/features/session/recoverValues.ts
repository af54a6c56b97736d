import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { checkConfirmation, checkEmail, checkNam, checkPassword } from '../../../contract/rules.ts';

/** Spec §2. */
export type RecoverValues = { email: string; nam: string };

export const initialRecover: RecoverValues = { email: '', nam: '' };

/** Spec §3. */
export type NewPasswordValues = { newPassword: string; confirmNewPassword: string };

export const initialNewPassword: NewPasswordValues = { newPassword: '', confirmNewPassword: '' };

type Errors<V> = Partial<Record<keyof V, ErrorCode>>;

/** Spec §5. */
export const validateRecover = ({ email, nam }: RecoverValues): Errors<RecoverValues> => {
  const [wrongEmail, wrongNam] = [checkEmail(email), checkNam(nam)];
  return { ...(wrongEmail && { email: wrongEmail }), ...(wrongNam && { nam: wrongNam }) };
};

/** Spec §5. */
export const validateNewPassword = ({
  newPassword,
  confirmNewPassword,
}: NewPasswordValues): Errors<NewPasswordValues> => {
  const wrongPassword = checkPassword(newPassword);
  const wrongConfirmation = checkConfirmation(confirmNewPassword, newPassword);
  return {
    ...(wrongPassword && { newPassword: wrongPassword }),
    ...(wrongConfirmation && { confirmNewPassword: wrongConfirmation }),
  };
};
