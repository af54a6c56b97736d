import { checkConfirmation, checkPassword } from '../../../contract/rules.ts';
import { refuseWrong } from './brokenFields.ts';
import { BrokenRule } from './errors.ts';
import { isGuessable, type KnownText } from './guessablePassword.ts';

/** @throws BrokenRule (422) */
export const refuseGuessable = async (field: string, password: string, known: KnownText): Promise<void> => {
  if (!(await isGuessable(password, known))) return;
  throw new BrokenRule('errors.passwordTooCommon', { fields: { [field]: 'errors.passwordTooCommon' } });
};

export type NewPassword = { newPassword: string; confirmNewPassword: string };

/** See spec §5 recovery. @throws BrokenRule */
export const refuseWrongNewPassword = ({ newPassword, confirmNewPassword }: NewPassword): void => {
  refuseWrong({
    newPassword: checkPassword(newPassword),
    confirmNewPassword: checkConfirmation(confirmNewPassword, newPassword),
  });
};
