import { validateLogin } from './loginValues';

const good = { username: 'marie.tremblay', password: ' ', terms: false };

describe('the login form (spec §5 login-form)', () => {
  it('asks for both fields, and lets a password be made of spaces', () => {
    expect(validateLogin(good, false)).toEqual({});
    expect(validateLogin({ ...good, username: '  ', password: '' }, false)).toEqual({
      username: 'errors.cannotBeEmpty',
      password: 'errors.cannotBeEmpty',
    });
  });

  it('wants the terms ticked only where they are shown (product §8 forms)', () => {
    expect(validateLogin(good, true)).toEqual({ terms: 'errors.acceptTermsAndPrivacy' });
    expect(validateLogin({ ...good, terms: true }, true)).toEqual({});
  });
});
