// Holds: product §8 visit-links
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { forgetMailedKeys } from '../lib/mailedKey';
import { appointmentOn, clinicDoes } from '../testing/appointmentSteps';
import { title } from '../testing/bookingSteps';
import { kept } from '../testing/kept';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { field } from '../testing/portalSteps';
import { birthDate, reminded } from '../testing/reminded';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

// A browser that opens another link has forgotten the one before.
beforeEach(forgetMailedKeys);

const at = clinics({ plateau: {}, marais: { name: 'CLSC des Marais' } });
const call = '/nosession/api/visit';

const open = async () => {
  const appointment = await reminded({ clinicId: at.plateau });
  return { ...appointment, ...(await renderPortal(`/nosession/visit?key=${appointment.key}`)) };
};

const giveDate = async (user: UserEvent, date = birthDate) => {
  const input = await field('Date de naissance');
  await user.clear(input);
  await user.type(input, date.replaceAll('-', ''));
  await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
};

describe('the link of a reminder', () => {
  it('the reminder link sends no request and shows nothing of the appointment before the birth date is given', async () => {
    const { user } = await open();
    await title('Rappel de rendez-vous');
    expect(sentTo(call)).toHaveLength(0);
    expect(screen.queryByText(/Plateau|9\sh/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
    expect(await screen.findAllByText(/date de naissance/i)).not.toHaveLength(0);
    expect(sentTo(call)).toHaveLength(0);
  });

  it('the reminder link removes its key from the address, and keeps neither key nor birth date anywhere', async () => {
    const { key, address, router, store, user } = await open();
    expect(address()).toBe('/nosession/visit');
    await giveDate(user);
    expect(await title('Votre rendez-vous')).toHaveFocus();
    expect(address()).toBe('/nosession/visit?step=visit');
    expect(
      JSON.stringify([kept(sessionStorage), kept(localStorage), router.state.location, document.title]),
    ).not.toMatch(key);
    expect(
      JSON.stringify([kept(sessionStorage), kept(localStorage), router.state.location, document.title]),
    ).not.toContain(birthDate);
    await router.navigate('/recover');
    await title('Retrouver l’accès à mon compte');
    expect(JSON.stringify(store.getState())).not.toContain(birthDate);
  });

  it('the reminder link shows when, where, for whom, the reference and the phone, never the reason', async () => {
    const { user } = await open();
    await giveDate(user);
    await title('Votre rendez-vous');
    const page = within(screen.getByRole('main'));
    for (const text of [
      /à\s9\sh\s15/,
      /GMF du Plateau/,
      /1, rue Essai/,
      'Marie',
      /^[A-Z0-9]{5} [A-Z0-9]{5}$/,
      /^jusqu’au .* à\s7\sh\s15$/,
      'En personne',
    ]) {
      expect(await page.findAllByText(sentence(text))).not.toHaveLength(0);
    }
    expect(page.queryByText(/peau|Tremblay/)).toBeNull();
    expect(await page.findByRole('link', { name: '514 555-0123' })).toHaveAttribute('href', 'tel:5145550123');
  });

  it('the reminder link says how, when and where an appointment was that the clinic moved, how it takes place first', async () => {
    const { slots, user } = await open();
    const [visit = ''] = await offerSlots({ clinicId: at.marais, times: ['10:30'], inDays: 3, mode: 'video' });
    const { id } = await appointmentOn(slots);
    await clinicDoes('move', id, visit);
    await giveDate(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^.*La clinique a déplacé ce rendez-vous.*a maintenant lieu par vidéo\..*CLSC des Marais; c’était GMF du Plateau\..*à\s9\sh\s15\..*à\s10\sh\s30\./,
    );
    expect(alert).toHaveTextContent(/Vous pouvez l’annuler jusqu’au/);
    await user.click(await screen.findByRole('button', { name: 'Cette heure me convient' }));
    await screen.findByText(/^C’est noté/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the reminder link reports at the field that a birth date does not match, and opens with the right one', async () => {
    const { user } = await open();
    await giveDate(user, '1951-07-24');
    expect(await screen.findAllByText(/ne correspond pas à ce rendez-vous/)).not.toHaveLength(0);
    expect(await field('Date de naissance')).toBeInvalid();
    await giveDate(user);
    expect(await title('Votre rendez-vous')).toBeVisible();
  });

  it('the reminder link confirms the appointment and says so', async () => {
    const { slots, user } = await open();
    await giveDate(user);
    await user.click(await screen.findByRole('button', { name: 'Confirmer ma présence' }));
    expect(await screen.findByText('C’est noté : la clinique vous attend.')).toBeVisible();
    expect(await screen.findByText('Présence confirmée')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Confirmer ma présence' })).toBeNull();
    });
    const confirmed = await server().sql('select 1 from appointments where slot_id = $1 and confirmed_at is not null', [
      slots[0],
    ]);
    expect(confirmed).toHaveLength(1);
  });

  it('the reminder link asks once, with two actions, before it cancels, and then the slot is free again', async () => {
    const { address, slots, user } = await open();
    await giveDate(user);
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    expect(await title('Annuler ce rendez-vous?')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Garder le rendez-vous' }));
    await title('Votre rendez-vous');
    expect(await countLive(slots)).toBe(1);
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    expect(await title('Rendez-vous annulé')).toHaveFocus();
    expect(address()).toBe('/nosession/visit?step=done');
    expect(await countLive(slots)).toBe(0);
  });

  it('the reminder link shows the clinic’s phone once it is too late to cancel online', async () => {
    const { slots, user } = await open();
    await server().sql('update appointments set cancel_until = now() where slot_id = $1', [slots[0]]);
    await giveDate(user);
    await title('Votre rendez-vous');
    expect(screen.queryByRole('link', { name: 'Annuler ce rendez-vous' })).toBeNull();
    expect(await screen.findByText(/^Il est trop tard pour annuler en ligne/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Confirmer ma présence' })).toBeVisible();
  });

  it('the reminder link offers no action to a person with read access only', async () => {
    const { user } = await open();
    server().fault = async (request) => {
      if (!request.url.endsWith(call)) return undefined;
      server().fault = null;
      const answer = await fetch(request.clone());
      return new Response(JSON.stringify({ ...(await answer.json()), mayAct: false }), {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
      });
    };
    await giveDate(user);
    await title('Votre rendez-vous');
    expect(screen.queryByRole('button', { name: 'Confirmer ma présence' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Annuler ce rendez-vous' })).toBeNull();
  });

  it('a reminder link that no longer works leads to the login and to the network’s phone', async () => {
    const { user } = await renderPortal(`/nosession/visit?key=${'A'.repeat(43)}`);
    await giveDate(user);
    expect(await title('Ce lien ne sert plus')).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Ouvrir mon compte' })).toHaveAttribute('href', '/app/appointments');
    expect(await screen.findByRole('heading', { name: /Téléphone du réseau/ })).toBeVisible();
  });

  it('a reloaded reminder link asks to be opened again, because the portal kept nothing of its key', async () => {
    await renderPortal('/nosession/visit?step=visit');
    expect(await screen.findByText(/s’ouvre par le lien de votre courriel/)).toBeVisible();
  });

  it('the reminder link shows English when the portal is in English', async () => {
    localStorage.setItem('lang', 'en');
    const { key } = await reminded({ clinicId: at.plateau });
    localStorage.setItem('lang', 'en');
    const { user } = await renderPortal(`/nosession/visit?key=${key}`);
    await user.type(await field('Date of birth'), '19500724');
    await user.click(screen.getByRole('button', { name: 'See the appointment' }));
    expect(await title('Your appointment')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Confirm I’m coming' }));
    expect(await screen.findByText('Attendance confirmed')).toBeVisible();
  });
});
