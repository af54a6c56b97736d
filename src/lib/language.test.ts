import { languageOfBrowser, tagOf } from './language';

describe('the first language of a new visitor (spec §1 initial-language, spec §9 languages)', () => {
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
  ])('is, for a browser in %s, %s', (browser, expected) => {
    expect(languageOfBrowser(browser)).toBe(expected);
  });

  it('is written as in Quebec', () => {
    expect([tagOf('fr'), tagOf('en')]).toEqual(['fr-CA', 'en-CA']);
  });
});
