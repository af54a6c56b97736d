// Holds: spec §1 booking
import { screen, within } from '@testing-library/react';

import { choicesApi } from '../api/choicesApi';
import { dependentChosen } from '../api/signals';
import { confirmButton, slotButton, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { postInOtherTab } from '../testing/otherTab';
import { openSignedIn } from '../testing/signedIn';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { sentTo, server } from '../testing/underTest';

const at = clinics({ plateau: { name: 'GMF du Plateau' }, rosemont: { name: 'GMF Rosemont' } });

const bookedBefore = async (space: string, more: object = {}) => {
  const body = { space, raisonVisite: 'skin', dependent: null, near: 'H2X', ...more };
  expect((await postInOtherTab('/api/appointment/reserve', body)).status).toBe(201);
};

const again = (name: RegExp) => screen.findByRole('link', { name });

describe('booking again', () => {
  it('a returning patient confirms an appointment with the same professional in three taps from the home page, and says nothing again (decision 90)', async () => {
    const [before = '', ...free] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30', '10:15'] });
    await offerSlots({ clinicId: at.plateau, times: ['08:00'], professional: 'Dr Luc Caron' });
    await offerSlots({ clinicId: at.rosemont, times: ['08:15'] });
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before);
    await router.navigate('/app/home');

    const taps = jest.fn();
    document.addEventListener('click', taps, true);
    await user.click(await again(/^Reprendre avec Dre Léa Roy/));
    await title('Choisissez une heure');
    expect(await slotButton('9 h 30')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^8\sh/ })).not.toBeInTheDocument();
    await user.click(await slotButton('10 h 15'));
    await title('Vérifiez votre rendez-vous');
    expect(screen.getByText('Problème de peau')).toBeVisible();
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    document.removeEventListener('click', taps, true);

    expect(taps).toHaveBeenCalledTimes(3);
    expect(await countLive(free)).toBe(1);
    const [search] = sentTo('/api/appointment/available').filter(({ method }) => method === 'POST');
    expect(await search?.clone().json()).toMatchObject({
      criteria: { clinicIds: [at.plateau], near: { postalCode: 'H2X' }, modes: ['in-person'], raisonVisite: 'skin' },
    });
    const [booked] = sentTo('/api/appointment/reserve').slice(-1);
    expect(await booked?.clone().json()).toMatchObject({ raisonVisite: 'skin', near: 'H2X' });
  });

  it('the home page never names the reason of the last booking, and the address of its results does neither (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, address, router } = await openSignedIn('/404');
    await bookedBefore(before, { raisonVisite: 'Un secret' });
    await router.navigate('/app/home');
    const link = await again(/^Reprendre avec/);
    expect(screen.queryByText(/Un secret/)).not.toBeInTheDocument();
    await user.click(link);
    await title('Choisissez une heure');
    expect(address()).not.toMatch(/secret|profs|raison/i);
  });

  it('the home of somebody helped offers what was last booked for them, and never what was booked for another (decision 90)', async () => {
    const [mine = '', childs = ''] = await offerSlots({ clinicId: at.rosemont, times: ['09:15', '11:00'] });
    const { login, router, store } = await openSignedIn('/404');
    const child = await addChild(login, 'Léa');
    await bookedBefore(mine);
    await router.navigate('/app/home');
    expect(await again(/^Reprendre avec/)).toBeVisible();
    store.dispatch(dependentChosen(child));
    await screen.findByText(/^Aucun rendez-vous à venir pour Léa/);
    expect(screen.queryByRole('link', { name: /^Reprendre avec/ })).not.toBeInTheDocument();
    await bookedBefore(childs, { dependent: { patientId: child } });
    await store.dispatch(choicesApi.endpoints.getChoices.initiate(undefined, { forceRefetch: true, subscribe: false }));
    expect(await again(/^Reprendre avec .+ pour Léa Roy/)).toBeVisible();
  });

  it('the search begins with the postal code of the last booking (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before, { near: 'G1R' });
    await router.navigate('/app/home');
    await again(/^Reprendre avec/);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Prendre un rendez-vous' }));
    expect(await screen.findByLabelText('Code postal')).toHaveValue('G1R');
    expect(screen.getByLabelText('Raison du rendez-vous')).toHaveValue('');
  });

  it('the account page shows what is remembered and erases it, on the server too (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, login, router } = await openSignedIn('/404');
    await bookedBefore(before);
    await router.navigate('/app/account');
    expect(await screen.findByText(/GMF du Plateau · En personne · Problème de peau · H2X$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Effacer ces choix' }));
    expect(await screen.findByText(/^Vos choix sont effacés\./)).toBeVisible();
    expect(
      await server().sql(
        'select 1 from remembered_choices where account_id = (select id from accounts where login = $1)',
        [login],
      ),
    ).toEqual([]);
  });

  it('a back end that remembers nothing sees no card, gets no postal code with a booking, and nothing is said about it (product §8 capabilities)', async () => {
    const [before = '', free = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30'] });
    server().fault = ({ url }) =>
      url.endsWith('/api/user/choices') ? new Response('nothing here', { status: 404 }) : undefined;
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before);
    await router.navigate('/app/home');
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: /^Reprendre/ })).not.toBeInTheDocument();
    await router.navigate('/app/appointments/new?step=places&near=H2X');
    await user.selectOptions(await screen.findByLabelText('Raison du rendez-vous'), 'Problème de peau');
    await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
    await user.click(await slotButton('9 h 30'));
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive([free])).toBe(1);
    const [booked] = sentTo('/api/appointment/reserve').slice(-1);
    expect(await booked?.clone().json()).not.toHaveProperty('near');
  });
});
