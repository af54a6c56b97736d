// Holds: spec §7 search, product §8 search-criteria, product §8 search-order
import { screen, waitFor, within } from '@testing-library/react';

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
  it('a professional is found by typing, searched at once, and stays out of the address', async () => {
    await offerSlots({ clinicId: at.villeray, times: ['10:00'], professional: 'Dre Léa Roy' });
    await offerSlots({ clinicId: at.villeray, times: ['11:00'], professional: 'Inf. Josée Cormier' });
    const { user, address: currentAddress } = await openSignedIn(`${start}?step=places&clinics=${at.villeray}`);
    await sayWhy(user);
    await slotButton('10 h');
    const address = currentAddress();
    await user.click(screen.getByRole('button', { name: 'Filtrer' }));
    const field = await screen.findByRole('combobox', { name: 'Avec qui (tapez un nom)' });
    await user.type(field, 'cormier josee');
    const names = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(names.map((name) => name.textContent)).toEqual(['Inf. Josée Cormier']);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^10\sh,/ })).not.toBeInTheDocument();
    });
    expect(await slotButton('11 h')).toBeVisible();
    expect(await statusSaying('1 heure libre')).toBeVisible();
    expect(field).toHaveFocus();
    expect(currentAddress()).toBe(address);
    await user.click(screen.getByRole('button', { name: 'Retirer Inf. Josée Cormier' }));
    expect(await slotButton('10 h')).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('clinics are found by name or town, several of them, each searched at once', async () => {
    await offerSlots({ clinicId: at.villeray, times: ['10:00'] });
    await offerSlots({ clinicId: at.near, times: ['11:00'] });
    await offerSlots({ clinicId: at.quebec, times: ['12:00'] });
    const { user, address } = await openSignedIn(`${start}?step=places`);
    await sayWhy(user);
    await slotButton('10 h');
    await user.click(screen.getByRole('button', { name: 'Filtrer' }));
    const field = await screen.findByRole('combobox', { name: 'Dans quelle clinique (nom ou ville)' });
    await user.type(field, 'd’à côté');
    await user.click(screen.getByRole('option', { name: /^GMF d’à côté/ }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^10\sh,/ })).not.toBeInTheDocument();
    });
    expect(await slotButton('11 h')).toBeVisible();
    await user.type(field, 'quebec');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await slotButton('12 h')).toBeVisible();
    expect(await slotButton('11 h')).toBeVisible();
    expect(address()).toContain(`clinics=${encodeURIComponent(`${at.near},${at.quebec}`)}`);
  });

  it('each filter is searched at once and the panel stays open, until a button that says the count leads to it', async () => {
    await offerSlots({ clinicId: at.villeray, times: ['10:00', '11:00'] });
    const { user, address } = await openSignedIn(`${start}?step=places&clinics=${at.villeray}`);
    await sayWhy(user);
    await slotButton('10 h');
    await user.click(screen.getByRole('button', { name: 'Filtrer' }));
    await user.click(await screen.findByRole('button', { name: 'Par vidéo' }));
    await user.click(screen.getByRole('button', { name: 'En personne' }));
    await waitFor(() => {
      expect(address()).toContain(`modes=${encodeURIComponent('in-person,video')}`);
    });
    await user.click(await screen.findByRole('button', { name: 'Voir les 2 heures libres' }));
    expect(screen.queryByRole('button', { name: 'Par vidéo' })).not.toBeInTheDocument();
    expect(await statusSaying('2 heures libres')).toHaveFocus();
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
