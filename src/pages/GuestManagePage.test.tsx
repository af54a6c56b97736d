// Holds: product §4 express-manage
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { clinicDoes } from '../testing/appointmentSteps';
import { slotButton, title } from '../testing/bookingSteps';
import { bookWithoutAccount, looking } from '../testing/guestSteps';
import { kept } from '../testing/kept';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { field } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { sentTo, server } from '../testing/underTest';

const at = clinics({ plateau: {}, marais: { name: 'CLSC des Marais' } });

const booked = async () => {
  const opened = await looking(at.plateau);
  const reference = await bookWithoutAccount(opened.user, '9 h 15', opened.person);
  await opened.user.click(screen.getByRole('link', { name: 'Retrouver mon rendez-vous' }));
  await title('Retrouver mon rendez-vous');
  return { ...opened, reference };
};

const find = async (user: UserEvent, reference: string, birthDate = '1988-02-29') => {
  const [code, date] = [await field('Votre numéro de référence'), await field('Date de naissance')];
  await user.clear(code);
  await user.type(code, reference);
  await user.clear(date);
  await user.type(date, birthDate.replaceAll('-', ''));
  await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
};

describe('managing an appointment as a guest', () => {
  it('the guest page accepts the reference as printed, shows the appointment without its reason or a last name, and keeps nothing', async () => {
    const { user, reference, router, store } = await booked();
    await find(user, `${reference.slice(0, 5)} ${reference.slice(5)}`.toLowerCase());
    expect(await title('Votre rendez-vous')).toHaveFocus();
    expect(await screen.findByText('Élise')).toBeVisible();
    expect(await screen.findByText(`${reference.slice(0, 5)} ${reference.slice(5)}`)).toBeVisible();
    expect(screen.queryByText(/Ouellet|peau/)).toBeNull();
    await router.navigate('/recover');
    await title('Retrouver l’accès à mon compte');
    await waitFor(() => {
      expect(
        JSON.stringify([store.getState(), kept(sessionStorage), kept(localStorage), router.state.location]),
      ).not.toMatch(new RegExp(`Élise|1988-?02-?29|${reference}`));
    });
  });

  it('an impossible reference or date costs a guest no attempt', async () => {
    const { user } = await booked();
    await find(user, 'ABC', '1988-13-45');
    expect(await screen.findByRole('alert')).toHaveTextContent('Écrivez les dix lettres et chiffres');
    expect(sentTo('/nosession/api/manage')).toHaveLength(0);
  });

  it('the guest page gives the same answer for a wrong date and an unknown reference, and locks after five attempts, with another way forward', async () => {
    const { user, reference } = await booked();
    await find(user, 'ZZZZZ99999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Aucun rendez-vous ne correspond');
    for (let tries = 1; tries <= 5; tries += 1) {
      await find(user, reference, '1988-02-28');
      await waitFor(() => {
        expect(sentTo('/nosession/api/manage')).toHaveLength(1 + tries);
      });
      await screen.findByRole('button', { name: 'Voir le rendez-vous' });
    }
    await find(user, reference);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('bloquée pour 24 heures');
    });
  });

  it('a guest moves an appointment to a slot held meanwhile, keeps the same reference, and sees the old time', async () => {
    const { user, reference, slots } = await booked();
    await find(user, reference);
    await user.click(await screen.findByRole('link', { name: 'Déplacer ce rendez-vous' }));
    await title('Déplacer un rendez-vous');
    await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    await title('Choisissez une heure');
    await user.click(await slotButton('9 h 45'));
    await title('Vérifiez le déplacement');
    expect(await screen.findByText(/^Encore [45]\smin\s/)).toBeVisible();
    expect(await countLive(slots.slice(0, 1))).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Déplacer le rendez-vous' }));
    expect(await screen.findByText(/Rendez-vous déplacé/)).toBeVisible();
    expect(await screen.findByText(`${reference.slice(0, 5)} ${reference.slice(5)}`)).toBeVisible();
    expect(await countLive(slots.slice(0, 1))).toBe(0);
    expect(await countLive(slots.slice(2))).toBe(1);
  });

  it('a guest who moves an appointment to the phone is asked for the number that will ring', async () => {
    const { user, reference, slots } = await booked();
    for (const [mode, slot] of [
      ['video', slots[0]],
      ['phone', slots[2]],
    ])
      await server().sql('update slots set mode = $1 where id = $2::uuid', [mode, slot]);
    await find(user, reference);
    await user.click(await screen.findByRole('link', { name: 'Déplacer ce rendez-vous' }));
    await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    await user.click(await slotButton('9 h 45'));
    await title('Vérifiez le déplacement');
    const move = () => screen.findByRole('button', { name: 'Déplacer le rendez-vous' });
    await user.click(await move());
    expect(await field('Numéro que la clinique composera')).toHaveAccessibleDescription(/10 chiffres/);
    await user.type(await field('Numéro que la clinique composera'), '4385550101');
    await user.click(await move());
    expect(await screen.findByText(/Rendez-vous déplacé/)).toBeVisible();
    expect(await server().sql('select slot_id, contact_phone from appointments')).toContainEqual({
      slot_id: slots[2],
      contact_phone: '438 555-0101',
    });
  });

  it('a guest who moves an appointment is offered no slot of a service that takes less than the present one', async () => {
    const { user, reference, slots } = await booked();
    await server().sql(
      `with narrow as (
         insert into services (id, clinic_id, source, source_key, name_fr, name_en, care_type, reasons)
         values (gen_random_uuid(), $1::uuid, 'test', 'narrow', 'Soins de la peau', 'Skin care', 'walk-in', '{skin}') returning id)
       update slots set service_id = narrow.id from narrow where slots.id = $2::uuid`,
      [at.plateau, slots[1]],
    );
    await find(user, reference);
    await user.click(await screen.findByRole('link', { name: 'Déplacer ce rendez-vous' }));
    await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    expect(await slotButton('9 h 45')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^9\sh\s30,/ })).toBeNull();
  });

  it('the guest page says first how and where an appointment now takes place that the clinic moved, then when', async () => {
    const { user, reference, slots } = await booked();
    const [call = ''] = await offerSlots({ clinicId: at.marais, times: ['16:00'], inDays: 3, mode: 'video' });
    await clinicDoes('move', reference, call);
    await find(user, reference);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /La clinique a déplacé ce rendez-vous.*a maintenant lieu par vidéo\..*CLSC des Marais; c’était GMF du Plateau\..*à\s9\sh\s15\..*à\s16\sh\./,
    );
    expect(await countLive(slots.slice(0, 1))).toBe(0);
  });

  it('a guest agrees on the page to the time that the clinic chose', async () => {
    const { user, reference } = await booked();
    const [later = ''] = await offerSlots({ clinicId: at.plateau, times: ['16:00'], inDays: 3 });
    await clinicDoes('move', reference, later);
    await find(user, reference);
    await user.click(await screen.findByRole('button', { name: 'Cette heure me convient' }));
    expect(await screen.findByText(/C’est noté\s: la clinique vous attend\./)).toBeVisible();
    expect(screen.queryByText('La clinique a déplacé ce rendez-vous')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cette heure me convient' })).toBeNull();
  });

  it('a guest cancels an appointment after one question with two actions, and then its slot is free', async () => {
    const { user, reference, slots } = await booked();
    await find(user, reference);
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    expect(await title('Annuler ce rendez-vous?')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Garder le rendez-vous' }));
    await title('Votre rendez-vous');
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    expect(await title('Rendez-vous annulé')).toHaveFocus();
    expect(await countLive(slots)).toBe(0);
  });

  it('the guest page offers only the phone past the clinic’s limit, whatever the address contains', async () => {
    const { user, reference, router } = await booked();
    await server().sql('update appointments set cancel_until = now()');
    await find(user, reference);
    await title('Votre rendez-vous');
    expect(await screen.findByText(/^Il est trop tard pour annuler en ligne/)).toBeVisible();
    await router.navigate('/nosession/manage?step=cancel');
    await title('Votre rendez-vous');
    expect(screen.queryByRole('link', { name: 'Annuler ce rendez-vous' })).toBeNull();
  });

  it('the guest page asks for the reference again after fifteen minutes, and after a reload', async () => {
    const { user, reference, address } = await booked();
    await find(user, reference);
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    await server().sql(`update guest_management_tokens set expires_at = now() - interval '1 second'`);
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    await title('Retrouver mon rendez-vous');
    expect(await screen.findByText(/Quinze minutes ont passé/)).toBeVisible();
    await find(user, reference);
    await title('Votre rendez-vous');
    await reload(address());
    expect(await screen.findByText(/Cette page ne garde pas votre rendez-vous/)).toBeVisible();
  });
});
