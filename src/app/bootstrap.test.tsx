import { createMemoryRouter } from 'react-router-dom';

import { server } from '../testing/underTest';
import { bootstrap } from './bootstrap';
import { showStartFailure } from './startFailure';

const start = () => bootstrap((routes) => createMemoryRouter(routes));
const away = (file: string) => { server().fault = ({ url }) => (url.endsWith(file) ? 'lost before' : undefined); };

describe('starting the portal (spec §7 config, product §8 roots)', () => {
  it.each([['assets/config.json'], ['assets/i18n/fr.json']])('does not go on without %s', async (file) => {
    away(file);
    await expect(start()).rejects.toThrow();
  });

  it('then says so in both languages, with what to do, and not a word of the cause to the patient', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = document.createElement('div');
    showStartFailure(place, new Error('assets/config.json: 404'));
    const sections = [...place.querySelectorAll('section')].map(({ lang, textContent }) => [lang, textContent]);
    expect(sections).toEqual([
      ['fr-CA', expect.stringMatching(/^Le portail ne peut pas démarrer.*911.*811.*Recharger la page$/)],
      ['en-CA', expect.stringMatching(/^The portal cannot start.*911.*811.*Reload the page$/)],
    ]);
    expect(place.textContent).not.toContain('404');
    logged.mockRestore();
  });

  it('speaks English to an English browser, and writes it down so that the server does too (spec §1 initial-language)', async () => {
    Object.defineProperty(navigator, 'language', { value: 'en-CA', configurable: true });
    const { store, words, close } = await start();
    close();
    expect([words.language, store.getState().locale.lang]).toEqual(['en', 'en']);
    expect([sessionStorage.getItem('lang'), localStorage.getItem('lang')]).toEqual(['en', 'en']);
  });
});
