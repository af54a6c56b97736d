import { checkRequired } from '../../contract/required.ts';
import type { StaffSignInBody } from '../../contract/staff.ts';
import type { MessageKey } from '../i18n/keys';
import { stripSpaces } from '../lib/formats';

export const initialSignIn: StaffSignInBody = { login: '', password: '', code: '' };

/** As typed: an app shows the six digits in two groups. */
export const signInBody = ({ login, password, code }: StaffSignInBody): StaffSignInBody => ({
  login: login.trim(),
  password,
  code: stripSpaces(code),
});

export const validateSignIn = (typed: StaffSignInBody): Partial<Record<keyof StaffSignInBody, MessageKey>> => {
  const { login, password, code } = signInBody(typed);
  const loginProblem = checkRequired(login);
  return {
    ...(loginProblem && { login: loginProblem }),
    ...(password === '' && { password: 'errors.cannotBeEmpty' }),
    ...(!/^\d{6}$/.test(code) && { code: 'staff.signIn.code.shape' }),
  };
};
