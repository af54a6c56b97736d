/* eslint-disable testing-library/no-node-access -- what a whole page begins with is the rule here */
import { screen } from '@testing-library/react';

import english from '../../public/assets/i18n/en.json';
import french from '../../public/assets/i18n/fr.json';
import laterEnglish from '../../public/assets/i18n/app/en.json';
import laterFrench from '../../public/assets/i18n/app/fr.json';
import shipped from '../../public/assets/config.json';
import { renderPortal } from '../testing/renderPortal';
import { pageTops } from './pageTops';
import { prerender } from './prerender';

const messages = { fr: { front: french, later: laterFrench }, en: { front: english, later: laterEnglish } };

const partsOf = (main: Element | null): string[] =>
  [...(main?.children ?? [])].map((part) => part.textContent).filter((text) => text !== '');

describe('what stands on a page while its scripts come (product §8 content-security)', () => {
  it.each(Object.keys(pageTops).flatMap((address) => (['fr', 'en'] as const).map((lang) => [address, lang] as const)))(
    'the page at %s in %s begins with what the build drew',
    async (address, lang) => {
      const drawn = document.createElement('main');
      drawn.innerHTML = (await prerender(lang, shipped, messages[lang])).pageTops[address] ?? '';
      const begins = partsOf(drawn);
      expect(begins.length).toBeGreaterThan(0);
      localStorage.setItem('lang', lang);
      await renderPortal(address);
      await screen.findByRole('heading', { level: 1 });
      expect(partsOf(document.querySelector('main')).slice(0, begins.length)).toEqual(begins);
    },
  );
});
/* eslint-enable testing-library/no-node-access */
