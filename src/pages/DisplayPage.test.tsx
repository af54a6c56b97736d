// Holds: product §3 display
import { screen, waitFor, within } from '@testing-library/react';

import { kept } from '../testing/kept';
import { title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';

const look = () => ({
  theme: document.documentElement.dataset.theme,
  contrast: document.documentElement.dataset.contrast,
});
const choice = (name: string, of: string) =>
  within(screen.getByRole('group', { name: of })).getByRole('button', { name });

describe('how this device shows the portal', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('one press changes the display for any user, the device stores the choice, and another press follows the device again', async () => {
    const { user } = await renderPortal('/login');
    await user.click(await screen.findByRole('link', { name: 'Affichage' }));
    await title('Affichage');
    expect(choice('Couleurs de cet appareil', 'Couleurs')).toHaveAttribute('aria-pressed', 'true');

    await user.click(choice('Sombres', 'Couleurs'));
    await user.click(choice('Élevé', 'Contraste'));
    await waitFor(() => {
      expect(look()).toEqual({ theme: 'dark', contrast: 'more' });
    });
    expect(choice('Sombres', 'Couleurs')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => {
      expect(kept(localStorage)).toMatchObject({ theme: 'dark', contrast: 'more' });
    });

    await user.click(choice('Couleurs de cet appareil', 'Couleurs'));
    await user.click(choice('Contraste de cet appareil', 'Contraste'));
    expect(look()).toEqual({ theme: undefined, contrast: undefined });
    expect(kept(localStorage)).not.toHaveProperty('theme');
  });

  it('the display keeps its chosen settings when the portal opens again', async () => {
    localStorage.setItem('contrast', 'usual');
    await renderPortal('/login');
    await waitFor(() => {
      expect(look()).toEqual({ theme: undefined, contrast: 'usual' });
    });
  });
});
