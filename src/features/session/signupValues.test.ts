import { initialSignup, validateSignup, type SignupValues } from './signupValues';

const good: SignupValues = {
  email: 'marie@exemple.ca',
  nam: 'TREM85021512',
  login: 'marie.tremblay',
  password: 'Chalet-Bleuet-77',
  confirmPassword: 'Chalet-Bleuet-77',
  terms: true,
};

describe('the sign-up form', () => {
  it('the sign-up form reports no error for valid values', () => {
    expect(validateSignup(good)).toEqual({});
  });

  it.each<[Partial<SignupValues>, Record<string, string>]>([
    [{ email: '' }, { email: 'errors.invalidEmail' }],
    [{ email: 'marie@exemple' }, { email: 'errors.invalidEmail' }],
    [{ nam: '' }, { nam: 'errors.jsnamInvalidChars' }],
    [{ nam: 'TREM8502151' }, { nam: 'errors.jsnamInvalidChars' }],
    [{ login: 'marie' }, { login: 'errors.jslogin1InvalidChars' }],
    [{ password: 'court', confirmPassword: 'court' }, { password: 'user.modify.invalidPassword' }],
    [{ confirmPassword: '' }, { confirmPassword: 'user.modify.passwordMustMatch' }],
    [{ confirmPassword: 'Chalet-Bleuet-78' }, { confirmPassword: 'user.modify.passwordMustMatch' }],
    [{ terms: false }, { terms: 'errors.acceptTermsAndPrivacy' }],
  ])(
    'the sign-up form with %j reports %j (spec §5 email, spec §5 nam, spec §5 login, spec §5 password, spec §5 confirmation, spec §5 terms)',
    (change, errors) => {
      expect(validateSignup({ ...good, ...change })).toEqual(errors);
    },
  );

  it('the sign-up form fills the email and the login from the address in the query (spec §2 signup-prefill)', () => {
    expect(initialSignup('marie@exemple.ca')).toMatchObject({
      email: 'marie@exemple.ca',
      login: 'marie@exemple.ca',
      password: '',
    });
  });
});
