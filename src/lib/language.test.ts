import { languageOfBrowser, tagOf } from './language';

describe('the first language of a new browser (spec §1 initial-language, spec §9 languages)', () => {
  it.each([
    ['en', 'en'],
    ['en-CA', 'en'],
    ['EN-us', 'en'],
    ['fr-CA', 'fr'],
    ['fr', 'fr'],
    ['es-MX', 'fr'],
    ['enm', 'fr'],
    ['', 'fr'],
    [undefined, 'fr'],
  ])('for a new user with a browser in %s, the portal starts in %s', (browser, expected) => {
    expect(languageOfBrowser(browser)).toBe(expected);
  });

  it('the page language uses the tags of Quebec, fr-CA and en-CA', () => {
    expect([tagOf('fr'), tagOf('en')]).toEqual(['fr-CA', 'en-CA']);
  });
});
