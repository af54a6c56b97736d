import { cleanCode, validateAppCode, validateCode } from './codeValues';

it('takes a code typed or pasted with spaces and hyphens, and drops letters', () => {
  expect(cleanCode('123 456')).toBe('123 456');
  expect(cleanCode('1234-5678-9012')).toBe('1234-5678-9012');
  expect(cleanCode('code: 123456')).toBe(' 123456');
});

it('asks for six digits of the app, or twelve of a recovery code where one may serve', () => {
  expect(validateAppCode({ code: '123 456' })).toEqual({});
  expect(validateAppCode({ code: '1234-5678-9012' })).toEqual({ code: 'factor.code.missing' });
  for (const code of ['123456', '1234 5678 9012']) expect(validateCode({ code })).toEqual({});
  for (const code of ['', '12345', '1234567'])
    expect(validateCode({ code })).toEqual({ code: 'factor.code.missingAny' });
});
