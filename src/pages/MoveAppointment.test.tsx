// Holds: product §4 reschedule
import { screen, waitFor } from '@testing-library/react';

import { reserveInOtherTab, slotButton, title } from '../testing/bookingSteps';
import { clinics, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { bookAndSee, moveButton, seekOtherTime, appointmentOn } from '../testing/appointmentSteps';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {}, pines: { name: 'Clinique des Pins' } });

const moving = async () => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30', '11:30'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await bookAndSee(opened.user, '9 h 15');
  const { id, reference } = await appointmentOn(slots);
  await seekOtherTime(opened.user);
  return { ...opened, slots, id, reference };
};

describe('moving an appointment', () => {
  it('a moved appointment stays until the new one is confirmed, then has the new time, the same reference, and the old time struck out', async () => {
    const { user, slots, id, reference } = await moving();
    expect(await screen.findByText(sentence(/^Au lieu du .* à\s9\sh\s15$/))).toBeVisible();
    await user.click(await slotButton('10 h 30'));
    expect(await title('Vérifiez le déplacement')).toHaveFocus();
    expect(await screen.findByText(/^Rien ne change avant votre confirmation/)).toBeVisible();
    for (const heading of ['Rendez-vous actuel', 'Nouveau rendez-vous'])
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await appointmentOn(slots)).toMatchObject({ slot: slots[0] });

    await user.click(await moveButton());
    expect(await title('Rendez-vous déplacé')).toHaveFocus();
    expect(await appointmentOn(slots)).toEqual({ id, slot: slots[1], reference });
    expect((await screen.findByText(/à\s9\sh\s15$/)).tagName).toBe('S');
    expect(await screen.findByText(new RegExp(`^${reference.slice(0, 5)}\\s${reference.slice(5)}$`))).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
    await title('Votre rendez-vous');
    expect((await screen.findAllByText(/à\s10\sh\s30/)).length).toBeGreaterThan(0);
    await waitFor(() => {
      expect(screen.queryByText(/à\s9\sh\s15/)).not.toBeInTheDocument();
    });
  });

  it('a move searches for the same care at the same clinic', async () => {
    await offerSlots({ clinicId: at.pines, times: ['08:00'], inDays: 2 });
    await offerSlots({ clinicId: at.plateau, times: ['08:30'], inDays: 2, careType: 'follow-up' });
    const { address } = await moving();
    await slotButton('10 h 30');
    expect(screen.queryByRole('button', { name: /^8\sh,/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^8\sh\s30,/ })).not.toBeInTheDocument();
    expect(address()).toContain(`careType=walk-in&clinics=${at.plateau}`);
  });

  it('a move to an earlier time offers only slots before the appointment, to the hour', async () => {
    const { user } = await moving();
    await offerSlots({ clinicId: at.plateau, times: ['08:45'], inDays: 2 });
    await user.click(screen.getByRole('link', { name: 'Modifier la recherche' }));
    await user.click(await screen.findByRole('radio', { name: 'Plus tôt que le rendez-vous actuel' }));
    await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
    expect(await slotButton('8 h 45')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^10\sh\s30,/ })).not.toBeInTheDocument();
    });
  });

  it('a move with the same professional offers only that professional', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['13:00'], inDays: 2, professional: 'Dr Karim Haddad' });
    const { user } = await moving();
    await slotButton('13 h');
    await user.click(screen.getByRole('link', { name: 'Modifier la recherche' }));
    await user.click(await screen.findByRole('radio', { name: /^La même personne/ }));
    await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
    expect(await slotButton('10 h 30')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^13\sh,/ })).not.toBeInTheDocument();
    });
  });

  it('a move may overlap the time it leaves', async () => {
    const { user, slots } = await moving();
    const [close] = await offerSlots({ clinicId: at.plateau, times: ['09:20'], inDays: 2 });
    await user.click(screen.getByRole('link', { name: 'Modifier la recherche' }));
    await user.click(await screen.findByRole('radio', { name: 'Partout dans le réseau' }));
    await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
    const button = await slotButton('9 h 20');
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    expect(await appointmentOn([...slots, close ?? ''])).toMatchObject({ slot: close });
  });

  it('a person with the maximum of appointments moves one of them (product §4 upcoming-limit)', async () => {
    const { user, slots } = await moving();
    for (const slot of await offerSlots({ clinicId: at.pines, times: ['13:00', '14:00'], inDays: 2 }))
      await reserveInOtherTab(slot);
    const button = await slotButton('10 h 30');
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    expect(await appointmentOn(slots)).toMatchObject({ slot: slots[1] });
  });

  it('a server of before decision 69, which takes no appointment to be moved with a hold, holds the slot all the same', async () => {
    const { user } = await moving();
    server().fault = async (request) =>
      request.url.endsWith('/appointment/hold') && (await request.clone().text()).includes('reservationId')
        ? { instead: Response.json({ message: 'errors.malformed' }, { status: 400 }) }
        : undefined;
    await user.click(await slotButton('10 h 30'));
    await title('Vérifiez le déplacement');
    expect(await screen.findByRole('timer')).toBeVisible();
  });
});
