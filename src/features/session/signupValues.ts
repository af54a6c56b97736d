import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { checkConfirmation, checkEmail, checkLogin, checkNam, checkPassword } from '../../../contract/rules.ts';

/** Spec §2, product §2. */
export type SignupValues = {
  email: string;
  nam: string;
  login: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

/** From the query, for email and login (spec §2). */
export const initialSignup = (email: string): SignupValues => ({
  email,
  nam: '',
  login: email,
  password: '',
  confirmPassword: '',
  terms: false,
});

type Errors = Partial<Record<keyof SignupValues, ErrorCode>>;

/** Spec §5. */
export const validateSignup = (values: SignupValues): Errors => {
  const found: Record<keyof SignupValues, ErrorCode | undefined> = {
    email: checkEmail(values.email),
    nam: checkNam(values.nam),
    login: checkLogin(values.login),
    password: checkPassword(values.password),
    confirmPassword: checkConfirmation(values.confirmPassword, values.password),
    terms: values.terms ? undefined : 'errors.acceptTermsAndPrivacy',
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
};
