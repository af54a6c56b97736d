import { cookieValue } from './cookie';

describe('a cookie in the text of all cookies', () => {
  it.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['a=1; XSRF-TOKEN=a%3Db; c=2', 'a=b'],
    ['XSRF-TOKEN=', ''],
    ['MY-XSRF-TOKEN=no', undefined],
    ['', undefined],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ])('reading the cookie from “%s” returns %s', (cookies, expected) => {
    expect(cookieValue(cookies, 'XSRF-TOKEN')).toBe(expected);
  });
});
