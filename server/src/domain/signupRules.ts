import { bareNam, checkEmail, checkLogin, checkNam, checkPassword, cleanEmail } from '../../../contract/rules.ts';
import type { SignupBody } from '../../../contract/session.ts';
import { refuseWrong } from './brokenFields.ts';
import { refuseGuessable } from './newPasswordRules.ts';

/**
 * A sign-up as it will be kept, under the rules of the form (spec §5): e-mail in lower case, health number bare and never
 * cut short, login and password as typed.
 * @throws BrokenRule (422) naming each wrong field
 */
export const toSignup = async (body: SignupBody): Promise<SignupBody> => {
  const signup = { ...body, email: cleanEmail(body.email), nam: bareNam(body.nam) };
  const { email, login, nam, password } = signup;
  refuseWrong({
    email: checkEmail(email),
    nam: checkNam(nam),
    login: checkLogin(login),
    password: checkPassword(password),
  });
  // A login that looks like an address is one: the person's own, or it could pass for someone else's (product §8 Identity).
  if (login.includes('@') && login.toLowerCase() !== email) refuseWrong({ login: 'errors.loginNotYourEmail' });
  await refuseGuessable('password', password, signup);
  return signup;
};
