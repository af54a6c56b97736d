import { screen } from '@testing-library/react';

import { searchNear, slotButton } from '../testing/bookingSteps';
import { addresses, openPage } from '../testing/everyPage';
import { field, liveRegions } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';

const at = clinics({ plateau: {} });

const silent = () => liveRegions().filter(({ textContent }) => textContent === '');
const emptyStatuses = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === '');

/** Also of a moment. */
const everEmpty = () => {
  const found = new Set<string>();
  const look = () => {
    const empty = liveRegions().filter(({ role, textContent }) => role === 'status' && textContent === '');
    for (const { outerHTML } of empty) found.add(outerHTML);
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  return { found, stop: () => watch.disconnect() };
};

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

  it('has no role on any page, not even while the page waits for its answers', async () => {
    const opened = await openSignedIn('/404');
    const statuses: Record<string, string[]> = {};
    for (const address of addresses) {
      const { found, stop } = everEmpty();
      await openPage(opened, address);
      stop();
      if (found.size > 0) statuses[address] = [...found];
    }
    expect(statuses).toEqual({});
  }, 60_000);

  it('has no role where free times are searched again', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user } = await openSignedIn('/app/appointments/new');
    const { found, stop } = everEmpty();
    await searchNear(user, 'H2X 1Y4');
    await slotButton('9 h 15');
    stop();
    expect([...found]).toEqual([]);
  });
});
