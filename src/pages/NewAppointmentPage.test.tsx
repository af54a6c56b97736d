// Holds: spec §1 booking, spec §7 reserve
import { screen, waitFor, within } from '@testing-library/react';

import { confirmButton, sayWhy, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild, listDependentsWith } from '../testing/children';
import { clinics, countLive, dayFromNow, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';
import { sentTo } from '../testing/underTest';

const start = '/app/appointments/new';

const at = clinics({ plateau: { name: 'GMF du Plateau' }, pines: {}, laurier: {}, rosemont: {} });

describe('booking an appointment', () => {
  it('a booking goes from the search to the confirmation in two taps, and the history shows the appointment', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '09:30'] });
    const { user, router } = await openSignedIn(start);
    await searchNear(user, 'H2X 1Y4');
    expect(await screen.findByRole('heading', { level: 2, name: /^Demain, / })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'GMF du Plateau' })).toBeVisible();
    expect(await screen.findByText('2 heures libres')).toBeVisible();

    await user.click(await slotButton('9 h 15'));
    expect(await title('Vérifiez votre rendez-vous')).toHaveFocus();
    expect(await screen.findByText('Marie Tremblay')).toBeVisible();
    expect(await screen.findByText('Problème de peau')).toBeVisible();
    await user.click(await confirmButton());
    expect(await title('Rendez-vous confirmé')).toHaveFocus();
    expect(await screen.findByText(/^[A-Z0-9]{5}\s[A-Z0-9]{5}$/)).toBeVisible();
    expect(await countLive(slots)).toBe(1);

    await router.navigate('/app/appointments');
    const appointment = within(await screen.findByRole('article'));
    expect(await appointment.findByText(/à\s9\sh\s15$/)).toBeVisible();
    expect(await appointment.findByText('GMF du Plateau', { exact: false })).toBeVisible();
  });

  it('a user who books for themselves with a reason about a child learns how to book in the child’s name', async () => {
    const { user, address } = await openSignedIn(start);
    const reason = await screen.findByLabelText('Raison de la visite');
    await user.selectOptions(reason, 'Problème de peau');
    expect(screen.queryByText(/^Le rendez-vous est pour vous/)).not.toBeInTheDocument();
    await user.selectOptions(reason, 'Fièvre chez l’enfant');
    expect(await screen.findByText(/^Le rendez-vous est pour vous/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'passez par les personnes pour qui vous agissez' }));
    await title('Mes proches');
    expect(address()).toBe('/app/dependents');
  });

  it('a search in progress stays open when the portal learns that the user may act for a dependent', async () => {
    const { login, store, user } = await openSignedIn(start);
    await user.type(await screen.findByLabelText('Code postal'), 'H2X');
    await listDependentsWith(store, [await addChild(login, 'Léa')]);
    await user.type(screen.getByLabelText('Code postal'), ' 1Y4');
    expect(screen.getByLabelText('Code postal')).toHaveValue('H2X 1Y4');
  });

  it('a booking asks a new user for the missing name and birth date, keeps them, and never asks again', async () => {
    await offerSlots({ clinicId: at.pines, times: ['10:00', '10:15'] });
    const { user } = await openSignedIn(start, { isKnown: false });
    await searchNear(user, 'h2x');
    await take(user, '10 h');
    await user.click(await confirmButton());
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await user.type(screen.getByLabelText('Prénom'), 'Maëlle');
    await user.type(screen.getByLabelText('Nom'), 'D’Amours');
    await user.type(screen.getByLabelText('Date de naissance'), '19541228');
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('1954-12-28');
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(sentTo('/api/user').map(({ method }) => method)).toContain('PATCH');

    const { user: again } = await reload(start);
    await searchNear(again, 'H2X');
    await take(again, '10 h 15');
    expect(await confirmButton()).toBeVisible();
    expect(screen.queryByLabelText('Prénom')).not.toBeInTheDocument();
  });

  it('a booking puts the criteria in the address, and nothing about who comes or why', async () => {
    await offerSlots({ clinicId: at.laurier, times: ['11:00'] });
    const { user, address } = await openSignedIn(start);
    await searchNear(user, 'H2X 1Y4');
    expect(address()).toBe(`${start}?step=places&near=H2X&radius=25`);
    await take(user, '11 h');
    expect(address()).toBe(`${start}?step=review&near=H2X&radius=25`);
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(address()).toMatch(/\?step=confirmed&near=H2X&radius=25&visit=[\da-f-]{36}$/);
    await waitFor(() => {
      expect(document.title).toMatch(/^(?:\(1\) )?Rendez-vous confirmé – Portail patient$/); // the confirmation is a message, once it is counted
    });
    await reload(address());
    await title('Rendez-vous confirmé');
    expect(await screen.findByText(/^[A-Z0-9]{5}\s[A-Z0-9]{5}$/)).toBeVisible();
  });

  it('the list of times asks for the reason again after a reload, before any time, and finds its results from the address', async () => {
    await offerSlots({ clinicId: at.rosemont, times: ['08:00'], inDays: 1 });
    await offerSlots({ clinicId: at.rosemont, times: ['08:30'], inDays: 3, professional: 'Dr Karim Haddad' });
    const day = dayFromNow(3);
    const { address } = await openSignedIn(`${start}?step=places&clinics=${at.rosemont}&from=${day}&to=${day}`);
    const { user } = await reload(address());
    await title('Choisissez une heure');
    const searches = () => sentTo('/api/appointment/available').filter(({ method }) => method === 'POST');
    expect(searches()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^8\sh/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez la raison de la visite.');
    await sayWhy(user);
    expect(await slotButton('8 h 30')).toBeVisible();
    expect(await searches()[0]?.json()).toMatchObject({ criteria: { raisonVisite: 'skin' } });
    expect(address()).not.toContain('skin');
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('skin');
    expect(await screen.findByText('1 heure libre')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^8\sh,/ })).not.toBeInTheDocument();
  });
});
