// Holds: product §4 express, spec §2 open-areas
import { screen, waitFor } from '@testing-library/react';

import { slotButton, title } from '../testing/bookingSteps';
import { bookWithoutAccount, introduce, keepTime, looking } from '../testing/guestSteps';
import { kept } from '../testing/kept';
import { clinics, countLive } from '../testing/slots';
import { field, liveRegions } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {} });

describe('booking as a guest', () => {
  it('the guest page explains what it is and what a guest needs, and has two entry links', async () => {
    await renderPortal('/nosession');
    expect(await title('Rendez-vous sans compte')).toBeVisible();
    expect(screen.getByText(/Une adresse courriel que vous pouvez consulter/)).toBeVisible();
    expect(screen.getByRole('link', { name: '811' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Retrouver mon rendez-vous/ })).toHaveAttribute(
      'href',
      '/nosession/manage',
    );
    expect(server().sent).toHaveLength(0);
  });

  it('a guest goes from a search to a reference, calls no signed-in endpoint, and leaves nothing personal behind', async () => {
    const { user, slots, person, address, store, router } = await looking(at.plateau);
    const reference = await bookWithoutAccount(user, '9 h 15', person);
    expect(reference).toMatch(/^[A-Z0-9]{10}$/);
    expect(address()).toContain('step=done');
    expect(await screen.findByText(sentence('Pour Élise Ouellet'))).toBeVisible();
    expect(await screen.findByText(person.email)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    expect(await countLive(slots)).toBe(1);
    expect(server().sent.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))).toHaveLength(0);
    await router.navigate('/recover');
    await title('Retrouver l’accès à mon compte');
    await waitFor(() => {
      const left = JSON.stringify([store.getState(), kept(sessionStorage), kept(localStorage), router.state.location]);
      expect(left).not.toMatch(/Ouellet|elise|1988-?02-?29|skin/);
    });
  });

  it('the guest booking holds the slot with a countdown, and still shows it to its holder after Back', async () => {
    const { user, router } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    expect(await screen.findByText(/^Encore [45]\smin\s/)).toBeVisible();
    await router.navigate(-1);
    await title('Choisissez une heure');
    expect(await screen.findByRole('heading', { name: 'Une place est retenue pour vous' })).toBeVisible();
    expect(await slotButton('9 h 15')).toHaveAccessibleName(/retenue pour vous/);
    await user.click(await screen.findByRole('button', { name: 'Continuer avec cette place' }));
    await title('Pour qui est le rendez-vous?');
    expect(sentTo('/nosession/api/hold')).toHaveLength(1);
  });

  it('a guest learns that the number of the card has another date of birth than the one given, and may go on', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await user.type(await field('Prénom'), person.firstName);
    await user.type(await field('Nom'), person.lastName);
    const next = async () => user.click(screen.getByRole('button', { name: 'Continuer' }));
    await next();
    await user.type(await field('Date de naissance'), '19880229');
    await next();
    await user.click(await screen.findByRole('radio', { name: /^Oui/ }));
    await user.type(await field('Numéro d’assurance maladie (NAM)'), 'OUEE88530110');
    expect(await screen.findByText(/^Ce numéro ne contient pas la date de naissance/)).toBeVisible();
    await next();
    expect(await title('Où pouvons-nous vous joindre?')).toBeVisible();
  });

  it('holding a slot does not repeat the search of the list that the guest leaves', async () => {
    const { user } = await looking(at.plateau);
    await slotButton('9 h 15');
    const searches = () => sentTo('/nosession/api/available').filter(({ method }) => method === 'POST');
    expect(searches()).toHaveLength(1);
    await keepTime(user, '9 h 15');
    expect(searches()).toHaveLength(1);
  });

  it('a guest solves no puzzle: after a key press the device computes by itself, and announces it politely when that takes long (product §4 hoarding)', async () => {
    const { user } = await looking(at.plateau);
    const work = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => (url.includes('/nosession/api/proof') ? work.promise : undefined);
    (await slotButton('9 h 15')).focus();
    await user.keyboard('{Enter}');
    const said = /fait un calcul qui protège les places.*Vous n’avez rien à faire/;
    await waitFor(() => {
      expect(liveRegions().some(({ textContent }) => said.test(textContent))).toBe(true);
    });
    work.resolve(undefined);
    await title('Pour qui est le rendez-vous?');
  });

  it('leaving the page frees the slot that a guest holds', async () => {
    const { user, router, first } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await router.navigate('/login');
    await waitFor(async () => {
      expect(await server().sql('select 1 from holds where slot_id = $1 and expires_at > now()', [first])).toHaveLength(
        0,
      );
    });
  });

  it('the guest booking asks one question a page, keeps answers on the way back, and asks first for what is missing', async () => {
    const { user, router, address } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    await user.type(await field('Prénom'), 'Léo');
    await user.type(await field('Nom'), 'Roy');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await title('Quelle est sa date de naissance?')).toHaveFocus();
    await router.navigate('/nosession?step=check');
    await waitFor(() => {
      expect(address()).toBe('/nosession?step=birthDate');
    });
    await title('Quelle est sa date de naissance?');
    await user.click(await screen.findByRole('link', { name: 'Retour' }));
    await title('Pour qui est le rendez-vous?');
    expect(await field('Prénom')).toHaveValue('Léo');
  });

  it('a guest changes one answer from the review and returns straight to it', async () => {
    const { user, person } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await introduce(user, person);
    await user.click(screen.getByRole('link', { name: /^Modifier\s: Carte/ }));
    await user.click(await screen.findByRole('radio', { name: 'C’est un nouveau-né sans carte' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByText('C’est un nouveau-né sans carte')).toBeVisible();
  });

  it('after a reload, the guest booking returns to the search with the criteria, and asks for the reason without guessing why it is gone', async () => {
    const { user, address } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await reload(address());
    await title('Prendre un rendez-vous');
    expect(await screen.findByText(/^Dites d’abord pourquoi vous consultez/)).toBeVisible();
    expect(screen.getByLabelText('Code postal')).toHaveValue('H2X');
    expect(screen.getByLabelText('Raison de la visite')).toHaveValue('');
  });
});
