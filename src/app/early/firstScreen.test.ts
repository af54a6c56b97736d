import { firstLanguage, firstScreenAt, pageAt } from './firstScreen';

describe('the first screen of a page (product §8 content-security)', () => {
  it.each([
    '',
    '#',
    '#/',
    '#/login',
    '#login',
    '#/login/',
    '#/Login',
    '#/login?returnUrl=L2FwcA%3D%3D',
    '#/sofy',
    '#/?x=1',
  ])('the first screen at “%s” is the login, directly or by redirect (spec §2 redirects)', (hash) => {
    expect(firstScreenAt(hash, null)).toBe('login');
  });

  it.each(['#/signup', '#/app/home', '#/loginx', '#/login/x', '#/x/login', '#/404', '#//login', '#/recover?login'])(
    'the first screen at “%s” is the frame alone',
    (hash) => {
      expect(firstScreenAt(hash, null)).toBe('frame');
    },
  );

  it('the first screen is the login when the stored name is empty and so belongs to no user', () => {
    expect(firstScreenAt('#/login', '')).toBe('login');
  });

  it.each(['', '#/login', '#/app/home'])(
    'the first screen at “%s” is the frame alone for a signed-in person',
    (hash) => {
      expect(firstScreenAt(hash, 'marie.tremblay')).toBe('frame');
    },
  );
});

describe('what the page is called whose beginning the build drew (product §8 content-security)', () => {
  it.each([
    ['#/nosession', '/nosession'],
    ['#/nosession?step=search', '/nosession?step=search'],
    ['#/nosession?clinic=a&step=search&x', '/nosession?step=search'],
    ['#/signup?email=a%40b.ca', '/signup'],
    ['', ''],
  ])('the address “%s” gets the build’s page name “%s”', (hash, page) => {
    expect(pageAt(hash)).toBe(page);
  });
});

describe('the first language (spec §1 initial-language)', () => {
  it.each([
    [[null, null], 'fr-CA', 'fr'],
    [[null, null], 'en-US', 'en'],
    [[null, null], 'es', 'fr'],
    [[null, null], undefined, 'fr'],
    [['en', 'fr'], 'fr-CA', 'en'],
    [[null, 'en'], 'fr-CA', 'en'],
    [['de', 'en'], 'fr-CA', 'en'],
    [['', null], 'en', 'en'],
  ] as const)('with %j stored and a browser in %s the first language is %s', (stored, ofBrowser, lang) => {
    expect(firstLanguage(stored, ofBrowser)).toBe(lang);
  });
});
