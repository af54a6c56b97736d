import { screen, waitFor } from '@testing-library/react';

import { liveRegions, title } from '../../testing/portalSteps';
import { renderPortal } from '../../testing/renderPortal';
import { newVersionCame } from './newVersion';

/** What stands on every page before there is anything to say. */
const voice = () => liveRegions().find((status) => status.getAttribute('aria-atomic') === 'false');

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
afterEach(() => {
  setOnline(true);
});

describe('news of the portal itself (product §8 offline)', () => {
  it('an existing status region announces that the network is gone, and what it means', async () => {
    await renderPortal('/login');
    await title('Se connecter');
    const said = voice();
    expect(said).toBeEmptyDOMElement();
    setOnline(false);
    expect(await screen.findByText('Pas de connexion à Internet')).toBeVisible();
    await waitFor(() => {
      expect(said).toHaveTextContent(/^Avis\s: Pas de connexion à Internet.*ce que vous avez écrit reste ici\.$/);
    });
    setOnline(true);
    await waitFor(() => {
      expect(said).toBeEmptyDOMElement();
    });
  });

  it('postponing a newer version keeps the keyboard focus in the page', async () => {
    const { user } = await renderPortal('/login');
    await title('Se connecter');
    newVersionCame(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Plus tard' }));
    await waitFor(() => {
      expect(screen.queryByText('Une nouvelle version du portail est prête')).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });
});
