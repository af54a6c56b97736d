// Holds: spec §7 search, product §8 search-criteria, product §8 search-order
import { screen, waitFor } from '@testing-library/react';

import { sayWhy, slotButton } from '../testing/bookingSteps';
import { clinics, offerSlots } from '../testing/slots';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';

const start = '/app/appointments/new';
const at = clinics({
  villeray: {},
  near: { name: 'GMF d’à côté' },
  quebec: { latitude: 46.81, longitude: -71.21, city: 'Québec', postalCode: 'G1R 4P5' },
});

describe('refining a search', () => {
  it('the search filters by professional and keeps that filter out of the address', async () => {
    await offerSlots({ clinicId: at.villeray, times: ['10:00'], professional: 'Dre Léa Roy' });
    await offerSlots({ clinicId: at.villeray, times: ['11:00'], professional: 'Inf. Josée Cormier' });
    const { user, address: currentAddress } = await openSignedIn(`${start}?step=places&clinics=${at.villeray}`);
    await sayWhy(user);
    await slotButton('10 h');
    const address = currentAddress();
    await user.click(screen.getByRole('button', { name: 'Filtrer' }));
    await user.selectOptions(await screen.findByLabelText(/^Avec qui/), 'Inf. Josée Cormier');
    await user.click(screen.getByRole('button', { name: 'Appliquer' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^10\sh,/ })).not.toBeInTheDocument();
    });
    expect(await slotButton('11 h')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Filtrer/ })).toHaveFocus();
    });
    expect(await statusSaying('1 heure libre')).toBeVisible();
    expect(currentAddress()).toBe(address);
  });

  it('the search filters by part of the day, in the address, and Back removes the filter', async () => {
    await offerSlots({ clinicId: at.villeray, times: ['10:00', '18:00'] });
    const { user, address: currentAddress, router } = await openSignedIn(`${start}?step=places&clinics=${at.villeray}`);
    await sayWhy(user);
    await slotButton('10 h');
    await user.click(screen.getByRole('button', { name: 'Soir' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^10\sh,/ })).not.toBeInTheDocument();
    });
    expect(await slotButton('18 h')).toBeVisible();
    expect(currentAddress()).toContain('dayParts=evening');
    await router.navigate(-1);
    expect(await slotButton('10 h')).toBeVisible();
  });

  it('the search lists the nearest clinics first on demand, each with its distance', async () => {
    await offerSlots({ clinicId: at.quebec, times: ['10:00'] });
    await offerSlots({ clinicId: at.near, times: ['16:00'], professional: 'Inf. Josée Cormier' });
    const { user } = await openSignedIn(`${start}?step=places&near=H2X&radius=400&sort=nearest`);
    await sayWhy(user);
    expect(await screen.findByRole('heading', { level: 2, name: 'GMF d’à côté' })).toBeVisible();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map((heading) => heading.textContent),
    ).toEqual(['GMF d’à côté', 'GMF du Plateau']);
    expect(await screen.findByText(/^à 2\d\d km$/)).toBeVisible();
  });

  it('a translator may translate how far a clinic is, and never the town beside it', async () => {
    await offerSlots({ clinicId: at.quebec, times: ['10:00'] });
    const { user } = await openSignedIn(`${start}?step=places&near=H2X&radius=400&sort=nearest`);
    await sayWhy(user);
    // eslint-disable-next-line testing-library/no-node-access -- a translator obeys the nearest mark above the words
    const isTranslated = (words: HTMLElement) => words.closest('[translate=no]') === null;
    expect(isTranslated(await screen.findByText(/^à 2\d\d km$/))).toBe(true);
    expect(isTranslated(await screen.findByText('Québec'))).toBe(false);
  });
});
