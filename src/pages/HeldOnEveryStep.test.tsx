// Holds: product §8 hold-life
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { bookAndSee, seekOtherTime } from '../testing/appointmentSteps';
import { searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { keepTime, looking } from '../testing/guestSteps';
import { giveCode, invite } from '../testing/invited';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';

const at = clinics({ plateau: {} });

const shown = async (name = 'Une place est retenue pour vous') => {
  const held = within(await screen.findByRole('region', { name }));
  expect(await held.findByRole('timer')).toHaveTextContent(/Encore \d+ min/);
  expect(await held.findByRole('button', { name: /^Libérer cette place/ })).toBeVisible();
  return held.findByRole('button', { name: /^Continuer avec cette place/ });
};

const release = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Libérer cette place' }));
  await waitFor(() => {
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
};

const holding = async () => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:15'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await searchNear(opened.user, 'H2X');
  await take(opened.user, '9 h 15');
  return opened;
};

describe('a held slot', () => {
  it('after a reload of the check, stands on every step back, also where the reason is asked first', async () => {
    const { address, router: before } = await holding();
    await before.navigate(-1);
    await title('Choisissez une heure');
    const { user, router } = await reload(address());
    await title('Choisissez une heure');
    await screen.findByLabelText('Raison de la visite');
    await user.click(await shown());
    await title('Vérifiez votre rendez-vous');
    await screen.findByRole('timer');
    await router.navigate('/app/appointments/new?step=search&near=H2X');
    await title('Prendre un rendez-vous');
    await shown();
    await release(user);
  });

  it('appears on the page where the person is chosen, names whom it is for and goes on for that person', async () => {
    const { login, router } = await holding();
    const child = await addChild(login, 'Léa');
    await router.navigate('/app/home');
    const { user, store } = await reload('/app/appointments/new?step=who');
    await title('Pour qui est le rendez-vous?');
    await shown();
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await searchNear(user, 'H2X');
    await take(user, '10 h 15');
    expect(store.getState().dependents.currentId).toBe(child);
    const { user: again, store: later } = await reload('/app/appointments/new?step=who');
    await again.click(await shown('Une place est retenue pour Léa Roy'));
    await title('Vérifiez votre rendez-vous');
    expect(later.getState().dependents.currentId).toBe(child);
    await screen.findByRole('timer');
  });

  it('stands on the search of a move', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
    const { user, router } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '9 h 15');
    await seekOtherTime(user);
    await user.click(await slotButton('10 h 30'));
    await title('Vérifiez le déplacement');
    await router.navigate(-1);
    await title('Choisissez une heure');
    await router.navigate(-1);
    await title('Déplacer un rendez-vous');
    await user.click(await shown());
    await title('Vérifiez le déplacement');
  });

  it('stands on the search and the first page of a guest', async () => {
    const { user, router } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    await router.navigate(-2);
    await title('Prendre un rendez-vous');
    await user.click(await shown());
    await title('Pour qui est le rendez-vous?');
    await router.navigate('/nosession');
    await title('Rendez-vous sans compte');
    await shown();
    await release(user);
  });

  it('stands on the times of an invitation after a reload of the check', async () => {
    const { code, invitationId } = await invite(at.plateau, ['09:15', '14:00']);
    const { user } = await renderPortal('/rvsp/auth');
    await giveCode(user, code);
    await title('Bonjour Huguette');
    await user.click(await screen.findByRole('link', { name: 'Choisir une heure, GMF du Plateau' }));
    await take(user, '14 h');
    const { user: again, router } = await reload(`/rvsp/${invitationId}?step=review`);
    await screen.findByRole('timer');
    await router.navigate(`/rvsp/${invitationId}?step=places`);
    await title('Choisissez une heure');
    await again.click(await shown());
    await title('Vérifiez votre rendez-vous');
  });
});
