import { validateLogin } from './loginValues';

const good = { username: 'marie.tremblay', password: ' ', terms: false };

describe('the login form (spec §5 login-form)', () => {
  it('the login form requires both fields and accepts a password made of spaces', () => {
    expect(validateLogin(good, false)).toEqual({});
    expect(validateLogin({ ...good, username: '  ', password: '' }, false)).toEqual({
      username: 'errors.cannotBeEmpty',
      password: 'errors.cannotBeEmpty',
    });
  });

  it('the login form requires the terms only where it shows them (product §8 forms)', () => {
    expect(validateLogin(good, true)).toEqual({ terms: 'errors.acceptTermsAndPrivacy' });
    expect(validateLogin({ ...good, terms: true }, true)).toEqual({});
  });
});
