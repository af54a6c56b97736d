import { screen } from '@testing-library/react';

import { field, liveRegions } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';

const silent = () => liveRegions().filter(({ textContent }) => textContent === '');
const emptyStatuses = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === '');

/** A screen reader stops at an empty status and names its role (decision 79). */
const expectSilentRegionsWithoutRole = () => {
  expect(emptyStatuses()).toEqual([]);
  expect(silent().length).toBeGreaterThan(0);
  for (const region of silent()) expect(region).toHaveAttribute('aria-live', 'polite');
};

describe('a live region that waits for something to say', () => {
  it('has no role where people sign up', async () => {
    await renderPortal('/signup');
    await field('Numéro d’assurance maladie (NAM)');
    expectSilentRegionsWithoutRole();
  });

  it('has no role where people book and change their profile', async () => {
    const { router } = await openSignedIn('/app/account/profile');
    await field('Date de naissance');
    expectSilentRegionsWithoutRole();
    await router.navigate('/app/appointments/new');
    await screen.findByRole('button', { name: 'Voir les heures libres' });
    expectSilentRegionsWithoutRole();
  });
});
