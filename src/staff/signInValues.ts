import type { StaffSignInBody } from '../../contract/staff.ts';
import { checkRequired } from '../../contract/required.ts';
import type { MessageKey } from '../i18n/keys';
import { stripSpaces } from '../lib/formats';

export const initialSignIn: StaffSignInBody = { login: '', password: '', code: '' };

const codeProblem = (code: string): MessageKey | undefined =>
  /^\d{6}$/.test(stripSpaces(code)) ? undefined : 'staff.signIn.code.shape';

export const validateSignIn = ({ login, password, code }: StaffSignInBody) => {
  const loginProblem = checkRequired(login);
  const wrongCode = codeProblem(code);
  return {
    ...(loginProblem && { login: loginProblem }),
    ...(password === '' && { password: 'errors.cannotBeEmpty' }),
    ...(wrongCode && { code: wrongCode }),
  };
};
