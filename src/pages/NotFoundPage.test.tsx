// Holds: spec §2 not-found
import { screen } from '@testing-library/react';

import { renderPortal } from '../testing/renderPortal';

describe('an address that leads nowhere', () => {
  it('an unknown address shows the not-found page at /404, with a link to the login for a user who is not signed in', async () => {
    const { address } = await renderPortal('/nowhere/at/all');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
    expect(address()).toBe('/404');
    expect(await screen.findByRole('link', { name: 'Aller à la connexion' })).toHaveAttribute('href', '/login');
  });
});
