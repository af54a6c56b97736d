/* eslint-disable testing-library/no-node-access -- an icon is hidden from every reader: only its path tells that it is drawn */
import { screen } from '@testing-library/react';

import later from '../../public/assets/i18n/app/fr.json';
import front from '../../public/assets/i18n/fr.json';
import shipped from '../../public/assets/config.json';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { prerender } from './prerender';

const shapesIn = (part: ParentNode): (string | null)[] =>
  [...part.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));

const assertDrawn = (part: ParentNode) => {
  const shapes = shapesIn(part);
  expect(shapes.length).toBeGreaterThan(0);
  expect(shapes).not.toContain(null);
};

describe('what every page but the login needs comes beside the first of them', () => {
  it('the login, and what the build draws of other pages, shows only icons of the first script', async () => {
    const drawn = document.createElement('div');
    const { html, pageTops } = await prerender('fr', shipped, { front, later });
    drawn.innerHTML = [html, ...Object.values(pageTops)].join('');
    assertDrawn(drawn);
    await renderPortal('/login');
    await title('Se connecter');
    assertDrawn(document);
  });

  it('a page after login and the menu draw every icon', async () => {
    await openSignedIn('/app/home');
    await title('Bonjour');
    await screen.findByRole('navigation', { name: 'Navigation principale' });
    assertDrawn(document);
  });
});
/* eslint-enable testing-library/no-node-access */
