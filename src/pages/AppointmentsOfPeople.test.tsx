// Holds: product §4 history, product §8 hold-seen, product §4 no-overlap
import { screen, waitFor, within } from '@testing-library/react';

import { confirmButton, reserveInOtherTab, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { clinics, countLive, dayFromNow, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { remindOfAll } from '../testing/reminded';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { bookAndSee, appointmentOn } from '../testing/appointmentSteps';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {}, pines: { name: 'Clinique des Pins' } });
const start = '/app/appointments/new';

const bookingForChild = async () => {
  const { login } = await signIn();
  await addChild(login, 'Léa');
  const opened = { ...(await renderPortal(start)), login };
  await opened.user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
  await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await title('Prendre un rendez-vous');
  return opened;
};

describe('the appointments of dependents', () => {
  it('the appointments page shows one person at a time, and disables people whose appointments are not shared', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { user, login } = await bookingForChild();
    await bookAndSee(user, '9 h 15');
    await addChild(login, 'Tom', ['book']);
    const { user: again } = await reload('/app/appointments');
    await title('Mes rendez-vous');
    const picker = within(await screen.findByRole('group', { name: 'Rendez-vous de' }));
    expect(picker.getByRole('button', { name: 'Moi' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('heading', { name: 'Aucun rendez-vous à venir' })).toBeVisible();
    expect(picker.getByRole('button', { name: /^Tom Roy\s?rendez-vous non partagés$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await again.click(picker.getByRole('button', { name: 'Léa Roy' }));
    expect(await screen.findByRole('article')).toHaveTextContent(/à\s9\sh\s15/);
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    expect(await countLive(slots)).toBe(1);
  });

  it('a dependent’s appointment opens from its address after a reload, and the user acts for the dependent again', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
    const { user, address } = await bookingForChild();
    await bookAndSee(user, '9 h 15');
    const { user: again } = await reload(address());
    expect(await title('Votre rendez-vous')).toBeVisible();
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    await again.click(await screen.findByRole('link', { name: 'Déplacer ce rendez-vous' }));
    await title('Déplacer un rendez-vous');
    await again.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    await again.click(await slotButton('10 h 30'));
    await again.click(await screen.findByRole('button', { name: 'Déplacer le rendez-vous de Léa Roy' }));
    await title('Rendez-vous déplacé');
    expect(await appointmentOn(slots)).toMatchObject({ slot: slots[1] });
  });

  it('a reload of the review restores the booking for a dependent, with the slot held for the same child', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { user, address } = await bookingForChild();
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    await screen.findByRole('timer');
    const { user: again } = await reload(address());
    await title('Vérifiez votre rendez-vous');
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    expect(await screen.findByRole('timer')).toBeVisible();
    await again.selectOptions(await screen.findByLabelText('Raison de la visite'), 'Vaccination');
    await again.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });

  it('a dependent’s appointment is read-only where only the history is shared', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const { user, address } = await bookingForChild();
    await bookAndSee(user, '9 h 15');
    await remindOfAll();
    await server().sql(`update dependents set scopes = '{history}'`);
    for (const rest of ['', '/move', '/cancel']) {
      await reload(address().replace(/\/(?:move|cancel)$/, '') + rest);
      await title('Votre rendez-vous');
      expect(await screen.findByText('Réservé')).toBeVisible();
      for (const name of ['Déplacer ce rendez-vous', 'Annuler ce rendez-vous'])
        await waitFor(() => {
          expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
        });
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: /^Confirmer ma présence\s: / })).not.toBeInTheDocument();
      });
    }
  });

  it('a dependent’s appointment at the hour of the user’s own causes only a warning', async () => {
    const mine = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
    const theirs = await offerSlots({ clinicId: at.pines, times: ['09:20'], inDays: 2 });
    const { login } = await signIn();
    await addChild(login, 'Léa');
    const { user, router } = await renderPortal(start);
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    await bookAndSee(user, '9 h 15');
    await router.navigate(start);
    await user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await searchNear(user, 'H2X');
    expect(await screen.findByRole('button', { name: /^9\sh\s20, Même heure que vous/ })).not.toHaveAttribute(
      'aria-disabled',
    );
    await take(user, '9 h 20');
    expect(await screen.findByText(/^Vous avez vous-même un rendez-vous à 9\sh\s15/)).toBeVisible();
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive([...mine, ...theirs])).toBe(2);
  });
});

const yearBefore = (column: string) =>
  `(${column} at time zone 'America/Toronto' - interval '1 year') at time zone 'America/Toronto'`;

describe('past appointments', () => {
  it('the appointments page lists past appointments under their year, each with its outcome', async () => {
    const slots = await offerSlots({
      clinicId: at.plateau,
      times: ['09:15', '09:30', '09:45', '10:00', '10:15'],
      inDays: 2,
    });
    await signIn();
    const outcomes = [
      ['fulfilled', null],
      ['noshow', null],
      ['booked', null],
      ['cancelled', 'patient'],
      ['cancelled', 'clinic'],
    ];
    for (const [n, [status, by]] of outcomes.entries()) {
      await reserveInOtherTab(slots[n] ?? '');
      await server().sql(
        // On the clinic’s clock: between two years, the clocks change on different days.
        `update appointments set status = $2, cancelled_by = $3, starts_at = ${yearBefore('starts_at')}, ends_at = ${yearBefore('ends_at')}
         where slot_id = $1`,
        [slots[n], status, by],
      );
    }
    const { user } = await renderPortal('/app/appointments');
    const year = Number(dayFromNow(2).slice(0, 4)) - 1;
    expect(await screen.findByRole('heading', { name: String(year) })).toBeVisible();
    for (const text of ['Visite faite', 'Visite manquée', 'Passé', 'Annulé par vous', 'Annulé par la clinique'])
      expect(await screen.findByText(text)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /à\s9\sh\s45$/ }));
    await title('Votre rendez-vous');
    expect(await screen.findByText('La clinique n’a pas encore dit si la visite a eu lieu.')).toBeVisible();
  });
});
