import { isOwnOrigin, isRelativeUrl, rootsOf } from './roots';

describe('the three roots of the calls (spec §7 config, product §8 roots)', () => {
  it.each([
    ['', '/api/', '/rvsp/api/', '/nosession/api/'],
    ['/portail', '/portail/api/', '/portail/rvsp/api/', '/portail/nosession/api/'],
    ['.', './api/', './rvsp/api/', './nosession/api/'],
    [
      'https://sante.example/',
      'https://sante.example/api/',
      'https://sante.example/rvsp/api/',
      'https://sante.example/nosession/api/',
    ],
  ])(
    'the three API roots derive from the baseUrl “%s” without its trailing slash',
    (baseUrl, main, rvsp, nosession) => {
      expect(rootsOf(baseUrl)).toEqual({ main, rvsp, nosession });
    },
  );

  it.each([
    ['/api/login', true],
    ['api/login', true],
    ['./api/login', true],
    ['../rvsp/api/auth', true],
    ['/api/a?next=https://x', true],
    ['https://sante.example/api/', false],
    ['HTTP://sante.example/', false],
    ['//sante.example/api/', false],
    ['\\\\sante.example\\api', false],
    ['data:text/plain,x', false],
  ])('the URL %s is relative: %s', (url, expected) => {
    expect(isRelativeUrl(url)).toBe(expected);
  });

  it.each([
    ['/api/login', true],
    ['http://localhost/api/login', true],
    ['http://localhost:81/api/', false],
    ['http://localhost.evil.example/', false],
    ['https://localhost/api/', false],
    ['//sante.example/api/', false],
  ])('the URL %s stays at the origin of the page: %s', (url, expected) => {
    expect(isOwnOrigin(url, 'http://localhost')).toBe(expected);
  });
});
