import { createMemoryRouter } from 'react-router-dom';

import { server } from '../testing/underTest';
import { bootstrap } from './bootstrap';
import { showStartFailure } from './startFailure';

const start = () => bootstrap((routes) => createMemoryRouter(routes));
const away = (file: string) => {
  server().fault = ({ url }) => (url.endsWith(file) ? 'lost before' : undefined);
};

describe('starting the portal (spec §7 config, product §8 roots)', () => {
  it.each([['assets/config.json'], ['assets/i18n/fr.json']])('the portal does not start without %s', async (file) => {
    away(file);
    await expect(start()).rejects.toThrow();
  });

  it.each([
    ['assets/config.json', ''],
    ['assets/config.json', '{'],
    ['assets/i18n/fr.json', ''],
    ['assets/i18n/fr.json', '{}'],
    ['assets/i18n/fr.json', '[]'],
    ['assets/i18n/fr.json', 'null'],
  ])('the portal does not start where %s holds “%s”: a page of keys is no page', async (file, body) => {
    server().fault = ({ url }) => (url.endsWith(file) ? new Response(body) : undefined);
    await expect(start()).rejects.toThrow();
  });

  it('a failed start shows the static text of the page, and nothing of the cause to the patient', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<div id="portal"><p>…</p></div><div id="unscripted" tabindex="-1">Composez le 811</div>';
    const [container, unscripted] = document.body.children;
    if (!(container instanceof HTMLElement)) throw new Error('no container');
    showStartFailure(container, new Error('assets/config.json: 404'));
    expect(container).toBeEmptyDOMElement(); // what makes the words beside it show: e2e/journeys/ready.test.ts
    expect(unscripted).toHaveFocus();
    expect(document.body).not.toHaveTextContent('404');
    logged.mockRestore();
    document.body.replaceChildren();
  });

  it('the portal starts where the browser has no storage at all, as inside some apps (product §10 without-storage)', async () => {
    const areas = ['sessionStorage', 'localStorage'] as const;
    const own = areas.map((area) => Object.getOwnPropertyDescriptor(window, area) ?? {});
    for (const area of areas) Object.defineProperty(window, area, { configurable: true, get: () => null });
    try {
      const { store, close } = await start();
      expect(store.getState().session.user).toBeNull();
      close();
    } finally {
      for (const [at, area] of areas.entries()) Object.defineProperty(window, area, own[at] ?? {});
    }
  });

  it('the portal starts in English in an English browser, and stores the language so that the server uses it too (spec §1 initial-language)', async () => {
    Object.defineProperty(navigator, 'language', { value: 'en-CA', configurable: true });
    const { store, i18n, close } = await start();
    close();
    expect([i18n.language, store.getState().locale.lang]).toEqual(['en', 'en']);
    expect([sessionStorage.getItem('lang'), localStorage.getItem('lang')]).toEqual(['en', 'en']);
  });
});
