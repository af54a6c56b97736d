// Holds: spec §1 booking
import { screen, within } from '@testing-library/react';

import { choicesApi } from '../api/choicesApi';
import { dependentChosen } from '../api/signals';
import type { AppDispatch } from '../store/hooks';
import { bookedBefore, postedTo } from '../testing/bookedBefore';
import { confirmButton, sayWhy, slotButton, title } from '../testing/bookingSteps';
import { addChild, listDependentsWith } from '../testing/children';
import { childsBirthDate } from '../testing/childsBirth';
import { sentence } from '../testing/sentence';
import { openSignedIn } from '../testing/signedIn';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { server, type Fault } from '../testing/underTest';

const at = clinics({
  plateau: { name: 'GMF du Plateau' },
  rosemont: { name: 'GMF Rosemont' },
  young: { name: 'Clinique des enfants' },
});
beforeAll(() => server().sql('update services set max_age = 17 where id = $1', [at.young]));

const again = (name: RegExp) => screen.findByRole('link', { name });

const listAgain = ({ dispatch }: { dispatch: AppDispatch }) =>
  dispatch(choicesApi.endpoints.getChoices.initiate(undefined, { forceRefetch: true, subscribe: false }));

describe('booking again', () => {
  it('a returning patient confirms an appointment with the same professional in three taps from the home page, and says nothing again (decision 90)', async () => {
    const [before = '', ...free] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30', '10:15'] });
    await offerSlots({ clinicId: at.plateau, times: ['08:00'], professional: 'Dr Luc Caron' });
    await offerSlots({ clinicId: at.rosemont, times: ['08:15'] });
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before);
    await router.navigate('/app/home');
    const link = await again(/^Reprendre avec Dre Léa Roy.*GMF du Plateau\s· .+\s· En personne$/);
    const taps = jest.fn();
    document.addEventListener('click', taps, true);
    await user.click(link);
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
    const [search] = await postedTo('/api/appointment/available');
    expect(search).toMatchObject({
      criteria: { clinicIds: [at.plateau], near: { postalCode: 'H2X' }, modes: ['in-person'], careType: 'walk-in' },
    });
    expect((await postedTo('/api/appointment/reserve')).at(-1)).toMatchObject({ raisonVisite: 'skin', near: 'H2X' });
  });

  it('neither the home page nor the address of the results names the reason or the professional’s id (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, address, router } = await openSignedIn('/404');
    await bookedBefore(before, { raisonVisite: 'Un secret' });
    await router.navigate('/app/home');
    const link = await again(/^Reprendre /);
    expect(screen.queryByText(/Un secret/)).not.toBeInTheDocument();
    await user.click(link);
    await title('Choisissez une heure');
    expect(address()).not.toMatch(/secret|prof|raison/i);
  });

  it('where the professional has no time ahead the clinic is offered (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { router } = await openSignedIn('/404');
    await bookedBefore(before);
    await server().sql('update slots set professional_id = null where id = $1', [before]);
    await router.navigate('/app/home');
    expect(await again(/^Reprendre rendez-vous\s: GMF du Plateau/)).toBeVisible();
  });

  it('what the clinic no longer offers to somebody of that age is not offered again, and can still be erased (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.young, times: ['09:15'] });
    const { user, router, login } = await openSignedIn('/404');
    const bornOn = (day: string) =>
      server().sql(
        'update patients set birth_date = $2 where id = (select patient_id from accounts where login = $1)',
        [login, day],
      );
    await bornOn(childsBirthDate);
    await bookedBefore(before);
    await router.navigate('/app/home');
    await again(/^Reprendre /);
    await router.navigate('/404');
    await bornOn('1950-07-24');
    await router.navigate('/app/account');
    await user.click(await screen.findByRole('button', { name: 'Effacer ces choix' }));
    await screen.findByText(/^Vos choix sont effacés\./);
    await router.navigate('/app/home');
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: /^Reprendre/ })).not.toBeInTheDocument();
  });

  it('the home of somebody helped offers what was last booked for them, and never what was booked for another (decision 90)', async () => {
    const [mine = '', childs = ''] = await offerSlots({ clinicId: at.rosemont, times: ['09:15', '11:00'] });
    const { login, router, store } = await openSignedIn('/404');
    const child = await addChild(login, 'Léa');
    await bookedBefore(mine);
    await router.navigate('/app/home');
    await listDependentsWith(store, [child]);
    expect(await again(/^Reprendre /)).toBeVisible();
    store.dispatch(dependentChosen(child));
    await screen.findByText(sentence(/^Aucun rendez-vous à venir pour Léa Roy/));
    expect(screen.queryByRole('link', { name: /^Reprendre/ })).not.toBeInTheDocument();
    await bookedBefore(childs, { dependent: { patientId: child } });
    await listAgain(store);
    expect(await again(/^Reprendre .+ pour Léa Roy/)).toBeVisible();
  });

  it('the search begins with the area of the last booking (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before, { near: 'G1R' });
    await router.navigate('/app/home');
    await again(/^Reprendre /);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Prendre un rendez-vous' }));
    expect(await screen.findByLabelText('Code postal')).toHaveValue('G1R');
    expect(screen.getByLabelText('Raison de la visite')).toHaveValue('');
  });

  it('a booking at a clinic, where nothing was searched near, keeps the area of the one before (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30'] });
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before, { near: 'G1R' });
    await router.navigate(`/app/appointments/new?step=places&clinics=${at.plateau}`);
    await sayWhy(user);
    await user.click(await slotButton('9 h 30'));
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect((await postedTo('/api/appointment/reserve')).at(-1)).toMatchObject({ near: 'G1R' });
  });

  it('the account page shows what is remembered and erases it, on the server too (decision 90)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, login, router } = await openSignedIn('/404');
    await bookedBefore(before);
    await router.navigate('/app/account');
    expect(await screen.findByText('Pour vous')).toBeVisible();
    for (const text of ['GMF du Plateau', 'H2X', 'En personne', 'Problème de peau'])
      expect(await screen.findByText(`· ${text}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Effacer ces choix' }));
    expect(await screen.findByText(/^Vos choix sont effacés\./)).toBeVisible();
    const of = 'where account_id = (select id from accounts where login = $1)';
    expect(await server().sql(`select 1 from remembered_choices ${of}`, [login])).toEqual([]);
  });

  it('a card whose call failed says so, and tries again (decision 94)', async () => {
    const [before = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, router } = await openSignedIn('/404');
    await bookedBefore(before);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = { 'content-type': 'application/json' };
    server().fault = ({ url }): Fault =>
      url.endsWith('/user/choices')
        ? { instead: new Response('{"message":"errors.unavailable"}', { status: 503, headers }) }
        : undefined;
    await router.navigate('/app/home');
    const retry = await screen.findByRole('button', { name: /^Réessayer\s: Reprendre rendez-vous$/ });
    server().fault = null;
    await user.click(retry);
    expect(await again(/^Reprendre .+\s· En personne$/)).toBeVisible();
  });
});
