// Holds: spec §1 booking, spec §7 cancel, spec §7 history
import { screen, waitFor, within } from '@testing-library/react';

import { appointmentsApi } from '../api/appointmentsApi';
import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { openSignedIn, signIn } from '../testing/signedIn';
import { sentTo, server, withoutStream } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {} });

const booked = async () => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await searchNear(opened.user, 'H2X');
  await take(opened.user, '9 h 15');
  await opened.user.click(await confirmButton());
  await title('Rendez-vous confirmé');
  await opened.user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
  await title('Votre rendez-vous');
  return { ...opened, slots };
};

describe('an appointment', () => {
  it('the appointment page shows when, where, with whom, why, the phone, the reference and the cancellation limit, also after a reload', async () => {
    const { address: currentAddress } = await booked();
    const address = currentAddress();
    await reload(address);
    await title('Votre rendez-vous');
    const page = within(screen.getByRole('main'));
    await page.findByText('Dre Léa Roy');
    for (const text of [
      /à\s9\sh\s15/,
      /1, rue Essai/,
      'Problème de peau',
      'Marie Tremblay',
      /^[A-Z0-9]{5} [A-Z0-9]{5}$/,
      /^jusqu’au .* à\s7\sh\s15$/,
    ]) {
      expect(await page.findAllByText(sentence(text))).not.toHaveLength(0);
    }
    expect(await page.findByRole('link', { name: '514 555-0123' })).toHaveAttribute('href', 'tel:5145550123');
    expect(await page.findByText('Votre carte d’assurance maladie')).toBeVisible();
  });

  it('a page of its own cancels an appointment, with two actions, and frees its slot', async () => {
    const { user, slots } = await booked();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    expect(await title('Annuler ce rendez-vous?')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Garder le rendez-vous' })).toBeVisible();
    expect(
      screen.getByText(
        sentence(/^Vous pouvez annuler en ligne jusqu’au .* à\s7\sh\s15; ensuite, téléphonez à la clinique\.$/),
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuler ce rendez-vous' }));
    expect(await title('Rendez-vous annulé')).toHaveFocus();
    expect(await countLive(slots)).toBe(0);

    await user.click(screen.getByRole('link', { name: 'Voir mes rendez-vous' }));
    expect(await screen.findByRole('heading', { name: 'Aucun rendez-vous à venir' })).toBeVisible();
    expect(await screen.findByText('Annulé par vous')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Prendre un rendez-vous' }));
    await searchNear(user, 'H2X');
    expect(await slotButton('9 h 15')).toBeVisible();
  });

  it('a cancellation stays on the page that confirms it when the list has no cancelled appointments (product §8 capabilities)', async () => {
    const { user, store } = await booked();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    server().fault = ({ url }) => (url.endsWith('/history') ? Response.json({ upcoming: [], past: [] }) : undefined);
    await user.click(screen.getByRole('button', { name: 'Annuler ce rendez-vous' }));
    await title('Rendez-vous annulé');
    const known = () => appointmentsApi.endpoints.listHistory.select(null)(store.getState()).data?.upcoming ?? [];
    await waitFor(() => {
      expect(known()).toEqual([]);
    });
    await user.tab(); // by then the page has heard of it
    expect(await title('Rendez-vous annulé')).toBeVisible();
    expect(screen.queryByText(/^Ce rendez-vous n’existe pas/)).not.toBeInTheDocument();
  });

  it('the other action of the cancellation page keeps the appointment', async () => {
    const { user, slots } = await booked();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await user.click(await screen.findByRole('link', { name: 'Garder le rendez-vous' }));
    await title('Votre rendez-vous');
    expect(await countLive(slots)).toBe(1);
  });

  it('a cancellation repeated after a lost answer cancels the appointment once', async () => {
    server().fault = withoutStream;
    const { user, slots } = await booked();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    server().fault = (request) => (request.url.includes('/cancelreservation') ? 'lost after' : withoutStream(request));
    await user.click(screen.getByRole('button', { name: 'Annuler ce rendez-vous' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('rien ne sera annulé deux fois');
    server().fault = withoutStream;
    await user.click(screen.getByRole('button', { name: 'Annuler ce rendez-vous' }));
    await title('Rendez-vous annulé');
    expect(await countLive(slots)).toBe(0);
    expect(sentTo('/api/appointment/cancelreservation')[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  it('after the clinic’s limit, the user can cancel an appointment only by phone', async () => {
    const { user, address: currentAddress } = await booked();
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    const cancel = await screen.findByRole('button', { name: 'Annuler ce rendez-vous' });
    await server().sql(`update appointments set cancel_until = now() - interval '1 minute'`);
    await user.click(cancel);
    expect(await title('Il est trop tard pour annuler en ligne')).toBeVisible();
    expect(await screen.findByRole('link', { name: /514 555-0123$/ })).toBeVisible();
    await reload(currentAddress().replace('/cancel', ''));
    await title('Votre rendez-vous');
    expect(await screen.findByText(/^Il est trop tard pour annuler en ligne\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Annuler ce rendez-vous' })).not.toBeInTheDocument();
  });

  it('an appointment of another person looks as if it did not exist', async () => {
    const { address: currentAddress } = await booked();
    const address = currentAddress();
    await signIn();
    await reload(address);
    expect(await screen.findByText('Ce rendez-vous n’existe pas, ou vous n’y avez pas accès.')).toBeVisible();
  });
});

describe('home', () => {
  it('the home page shows the next appointment, counts no message about one’s own booking, and links to its details', async () => {
    const { user, router } = await booked();
    await router.navigate('/app/home');
    await title('Bonjour');
    const appointment = within(await screen.findByRole('article'));
    expect(appointment.getByText(/à\s9\sh\s15$/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Mes messages/ })).toHaveTextContent('Aucun message non lu');
    await user.click(appointment.getByRole('link', { name: /^Détails du rendez-vous/ }));
    expect(await title('Votre rendez-vous')).toBeVisible();
  });

  it('the home page without an appointment says so, beside the one main action', async () => {
    await openSignedIn('/app/home');
    await title('Bonjour');
    expect(await screen.findByText('Aucun rendez-vous à venir')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Prendre un rendez-vous' })).toBeVisible();
  });
});
