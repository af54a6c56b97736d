import { decodeReturnUrl, encodeReturnUrl, whereAfterLogin } from './returnUrl';

describe('the target of the guard, in base64 (spec §2 guard)', () => {
  it.each([
    '/app/home',
    '/app/appointments/new?careType=walk-in&from=2026-11-20',
    '/app/home?motif=fièvre d’été',
    '/app/x?é=日本',
  ])('the guard restores the return URL %s unchanged, accents and query included', (path) => {
    expect(decodeReturnUrl(encodeReturnUrl(path))).toBe(path);
  });

  it('the guard encodes the return URL as base64 that any other program can read', () => {
    expect(encodeReturnUrl('/app/été')).toBe(Buffer.from('/app/été').toString('base64'));
  });

  it('the return URL survives a plus that became a space, and the URL-safe alphabet', () => {
    const text = encodeReturnUrl('/app/~~?>>>');
    expect(decodeReturnUrl(text.replaceAll('+', ' '))).toBe('/app/~~?>>>');
    expect(decodeReturnUrl(text.replaceAll('+', '-').replaceAll('/', '_'))).toBe('/app/~~?>>>');
  });

  it.each([
    ['another site', 'https://evil.example/app'],
    ['a path that means another site', '//evil.example/app'],
    ['backslashes', '/app\\..\\evil'],
    ['a script', 'javascript:alert(1)'],
    ['the way up', '/app/../login'],
    ['a double slash inside', '/app//evil.example'],
    ['a line break', '/app/home\n'],
    ['a page outside', '/logout'],
    ['a path that only begins alike', '/apple'],
    ['nothing', ''],
  ])('the return URL does not lead to %s', (_what, path) => {
    expect(decodeReturnUrl(encodeReturnUrl(path))).toBeUndefined();
  });

  it.each([null, '', '%%%', 'L2FwcC8=x=', '/w=='])(
    'the guard drops a return URL that is not base64 of text: %s',
    (text) => {
      expect(decodeReturnUrl(text)).toBeUndefined();
    },
  );

  it('the login leads to the home page when there is no return URL (spec §9 post-login)', () => {
    expect(whereAfterLogin(null)).toBe('/app/home');
    expect(whereAfterLogin(encodeReturnUrl('/app/mailbox'))).toBe('/app/mailbox');
  });
});
