import { bareNam, checkEmail, checkLogin, checkNam, checkPassword, cleanEmail } from '../../../contract/rules.ts';
import type { SignupBody } from '../../../contract/session.ts';
import { refuseWrong } from './brokenFields.ts';
import { refuseGuessable } from './newPasswordRules.ts';

/**
 * Ready to store (spec §5).
 * @throws BrokenRule
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
  // A login like an email must be the person's own, against impersonation (product §8 Identity).
  if (login.includes('@') && login.toLowerCase() !== email) refuseWrong({ login: 'errors.loginNotYourEmail' });
  await refuseGuessable('password', password, signup);
  return signup;
};
