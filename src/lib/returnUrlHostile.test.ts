import { encodeReturnUrl, whereAfterLogin } from './returnUrl';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** What stands in the address itself. */
const raw = [
  '',
  ' ',
  '/',
  '//',
  '///',
  '/app/home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '%2F%2Fevil.example',
  '..',
  '../..',
  '%%%',
  '====',
  'L2FwcC9ob21l=',
  'L2Fw=C9ob21l',
  'L2FwcC9ob21l\u0000',
  'été',
  '日本語',
  '🙂',
  '\ud800',
  'null',
  'undefined',
  '[object Object]',
  '<script>alert(1)</script>',
  '/w==',
  '4pyTIMOgIGxhIG1vZGU',
  'x'.repeat(100_000),
  'é'.repeat(100_000),
];

/** What stands in base64. */
const inside = [
  '',
  ' ',
  '/',
  'app',
  'app/home',
  '//',
  '//evil.example',
  '///evil.example/app',
  '/\\evil.example',
  '\\\\evil.example\\app',
  '/\t/evil.example',
  'https://evil.example/app',
  'https:evil.example',
  '//evil.example/app/home',
  '//app@evil.example',
  'javascript:alert(1)',
  'javascript:/app/home',
  'data:text/html,<script>alert(1)</script>',
  'blob:x',
  'mailto:x@evil.example',
  'ws://evil.example',
  ' /app/home',
  '\u00a0/app/home',
  '\ufeff/app/home',
  '/login',
  '/logout',
  '/recover/do?key=x',
  '/rvsp',
  '/nosession',
  '/404',
  '/apple',
  '/app-evil',
  '/APP/home',
  '/app.evil.example',
  '/app/../logout',
  '/app/..',
  '/app/./home',
  '/app/home/../../logout',
  '/app//evil.example',
  '/app/\\evil.example',
  '/app\\..\\logout',
  '/app/..\\logout',
  '/app/%2e%2e/logout',
  '/app/.%2E/logout',
  '/app/%2f%2fevil.example',
  '/app/%5cevil.example',
  '/app/home%00',
  '/app/home%0d%0aX:1',
  '/app/home%7f',
  '/app/home\n',
  '/app/home\r\nSet-Cookie: x=1',
  '/app/\u0000',
  '/app/\u2028',
  '/app/\u202ehome',
  '/app/\u200bhome',
  '/app／／evil.example',
  '/app/．．/logout',
  '/app/＼evil.example',
  '/app/home#//evil.example',
  '/app/home#x',
  '/app/\ud800',
  `/app/${'a'.repeat(100_000)}`,
  '/приложение/home',
  '／app/home',
];

describe('a hostile returnUrl (spec §2 guard, spec §2 login-success)', () => {
  it.each(raw)('a hostile returnUrl without encoding leads to the home page: %j', (value) => {
    expect(whereAfterLogin(value)).toBe('/app/home');
  });

  it.each(inside)('a hostile returnUrl in base64 leads to the home page: %j', (value) => {
    expect(whereAfterLogin(base64(value))).toBe('/app/home');
  });

  it('a returnUrl encoded twice leads to the home page', () => {
    expect(whereAfterLogin(encodeReturnUrl(encodeReturnUrl('/app/mailbox')))).toBe('/app/home');
  });
});
