import { screen } from '@testing-library/react';

import tested from '../features/accessibility/tested.json';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';

describe('the accessibility statement', () => {
  it('every page links to the accessibility statement, which shows what is tested, what is not, and the contact', async () => {
    const { user } = await renderPortal('/login');
    await user.click(await screen.findByRole('link', { name: 'Accessibilité' }));
    await title('Accessibilité');
    const claims = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /clavier seul|7 pour 1|deux fois plus grand/.test(textContent));
    expect(claims).toHaveLength(3);
    expect(tested).toEqual(expect.arrayContaining(['keyboard', 'contrast', 'zoom']));
    expect(screen.getByRole('heading', { name: 'Ce qui reste à faire' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'aide@boreal.example' })).toHaveAttribute(
      'href',
      'mailto:aide@boreal.example',
    );
    await user.click(screen.getByRole('link', { name: 'Choisir les couleurs et le contraste' }));
    await title('Affichage');
  });
});
