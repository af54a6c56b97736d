import {
  checkBirthDate,
  checkConfirmation,
  checkEmail,
  checkLogin,
  checkNam,
  checkPassword,
  checkPhone,
  checkRequired,
  cleanNam,
  patterns,
  typedEmail,
} from './rules.ts';

const refused = (check: (value: string) => unknown, values: string[]) =>
  values.filter((value) => check(value) === undefined);
const accepted = (check: (value: string) => unknown, values: string[]) =>
  values.filter((value) => check(value) !== undefined);

describe('e-mail (spec §5 email)', () => {
  it('an email address has lower-case letters, digits and ._%+- before the @, a domain, then an ending of 2 to 4 letters', () => {
    expect(accepted(checkEmail, ['a@b.ca', 'marie.tremblay+rv@exemple.qc.ca', 'x_%-9@sous-domaine.info'])).toEqual([]);
  });

  it('any other email address fails with errors.invalidEmail', () => {
    expect(
      refused(checkEmail, [
        '',
        'a',
        'a@b',
        'A@b.ca',
        'a@b.c',
        'a@b.quebec',
        'a b@c.ca',
        'a@b.ca ',
        `${'a'.repeat(250)}@b.ca`,
      ]),
    ).toEqual([]);
    expect(checkEmail('a@b')).toBe('errors.invalidEmail');
  });

  it('email input changes to lower case as typed and loses the spaces that phones add', () => {
    expect(typedEmail(' Marie@Exemple.CA ')).toBe('marie@exemple.ca');
    expect(typedEmail('marie@exemple.')).toBe('marie@exemple.');
  });
});

describe('nam (spec §5 nam)', () => {
  it('a health number has four letters and eight digits, nine digits with an optional M, or ten digits', () => {
    expect(
      accepted(checkNam, [
        'TEST54122816',
        'DOEJ90510116',
        'ABCD12345678',
        '123456789',
        'M123456789',
        '123456789M',
        '1234567890',
      ]),
    ).toEqual([]);
  });

  it('any other health number fails with errors.jsnamInvalidChars', () => {
    expect(
      refused(checkNam, [
        '',
        'TEST5412281',
        'TEST541228166',
        'TES154122816',
        'TEST5412281A',
        'TEST54122816 ',
        'M123456789M',
        '12345678',
        '12345678901',
        'test54122816',
        'TÉST54122816',
      ]),
    ).toEqual([]);
    expect(checkNam('x')).toBe('errors.jsnamInvalidChars');
  });

  it('health number input changes to upper case, loses spaces and dashes, and only then has its length limited', () => {
    expect(cleanNam('test 5412-2816')).toBe('TEST54122816');
    expect(cleanNam('abcd\u00a01234\u20115678')).toBe('ABCD12345678');
    expect(cleanNam('ABCD 1234 56789')).toBe('ABCD12345678');
  });
});

describe('login (spec §5 login)', () => {
  it('a login has 6 to 30 letters, digits, underscores, at-signs or dots', () => {
    expect(accepted(checkLogin, ['marie1', 'Marie_Tremblay', 'marie@exemple.ca', 'a'.repeat(30)])).toEqual([]);
    expect(refused(checkLogin, ['', 'marie', 'a'.repeat(31), 'marie tremblay', 'marié12', 'marie-t'])).toEqual([]);
    expect(checkLogin('')).toBe('errors.jslogin1InvalidChars');
  });
});

describe('password (spec §5 password)', () => {
  it('a password has 10 to 40 characters with a lower-case letter, an upper-case letter, a digit and another character', () => {
    expect(
      accepted(checkPassword, ['Abcdefgh1!', `Aa1 ${'x'.repeat(36)}`, 'Été-2026-Fleuve', `Aa1${'😀'.repeat(37)}`]),
    ).toEqual([]);
  });

  it('a password that lacks one part fails with user.modify.invalidPassword', () => {
    expect(
      refused(checkPassword, [
        '',
        'Abcdefg1!',
        `Aa1!${'x'.repeat(37)}`,
        'ABCDEFGH1!',
        'abcdefgh1!',
        'Abcdefghi!',
        'Abcdefgh12',
      ]),
    ).toEqual([]);
    expect(checkPassword('')).toBe('user.modify.invalidPassword');
  });

  it('the password confirmation is required and must match the password (spec §5 confirmation)', () => {
    expect(checkConfirmation('Abcdefgh1!', 'Abcdefgh1!')).toBeUndefined();
    expect(checkConfirmation('Abcdefgh1', 'Abcdefgh1!')).toBe('user.modify.passwordMustMatch');
    expect(checkConfirmation('', 'Abcdefgh1!')).toBe('user.modify.passwordMustMatch');
    expect(checkConfirmation('', '')).toBe('user.modify.passwordMustMatch');
  });
});

describe('other patterns (spec §5 patterns)', () => {
  it('a phone number has 10 to 14 characters: digits, spaces, pluses, minuses or parentheses', () => {
    expect(accepted(checkPhone, ['5145550199', '514 555-0199', '(514) 555-0199', '+1514555-0199'])).toEqual([]);
    expect(refused(checkPhone, ['', '555-0199', '514.555.0199', '+1 (514) 555-0199'])).toEqual([]);
  });

  it.each([
    ['5145550199', true],
    ['15145550199', true],
    ['514555019', false],
    ['514555019x', false],
  ])('the pattern for ten or eleven digits, tested on %s, returns %s', (value, expected) => {
    expect(patterns.tenOrElevenDigits.test(value)).toBe(expected);
  });

  it.each([
    ['H2X 1Y4', true],
    ['H2X1Y4', true],
    ['D2X 1Y4', false],
    ['H2X 1O4', false],
    ['W1A 1A1', false],
    ['h2x 1y4', false],
  ])('the pattern for a Canadian postal code, tested on %s, returns %s', (value, expected) => {
    expect(patterns.postalCode.test(value)).toBe(expected);
  });

  it('the pattern for a sortation area accepts the first three characters of a postal code', () => {
    expect(patterns.forwardSortationArea.test('G0C')).toBe(true);
    expect(patterns.forwardSortationArea.test('G0C1')).toBe(false);
  });
});

describe('people (product §4 profile)', () => {
  it('a birth date is a day that exists, not after today and within 130 years', () => {
    const onToday = (value: string) => checkBirthDate(value, '2026-11-20');
    expect(accepted(onToday, ['2026-11-20', '1896-01-01', '2012-02-29'])).toEqual([]);
    expect(
      refused(onToday, ['', '2026-11-21', '1895-12-31', '2013-02-29', '2012-13-01', '2012-2-9', '20121121']),
    ).toEqual([]);
  });

  it('a required field rejects empty text', () => {
    expect(refused(checkRequired, ['', '   '])).toEqual([]);
    expect(checkRequired('a')).toBeUndefined();
  });
});
