// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { sentence } from '../../testing/sentence';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { bookThere, openDayAt, rowAt } from '../../testing/staffSteps';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' }, rosemont: { name: 'GMF de Rosemont' } });

const openDay = (date = dayFromNow(1)) => openDayAt(here.plateau, date);

beforeEach(() =>
  server().sql(`update appointments set status = 'cancelled', cancelled_by = 'patient' where status = 'booked'`),
);

describe('the day of a clinic', () => {
  it('the day shows who comes, at what time, why, to whom and how to call them', async () => {
    await bookThere(here.plateau, '09:15');
    await openDay();
    const row = within(await rowAt('09:15'));
    for (const told of ['Problème de peau', 'Dre Léa Roy', 'À venir', 'En personne'])
      expect(row.getByText(told)).toBeVisible();
    expect(row.getByText('Alice Tremblay')).toBeVisible();
    expect(row.getByText('41 ans')).toBeVisible();
    expect(row.getByRole('link', { name: '514 555-0142' })).toHaveAttribute('href', 'tel:5145550142');
    expect(screen.getByText(/^1 rendez-vous, 0 sur place, 0 place libre$/)).toBeVisible();
  });

  it('a patient whose name nobody gave is told apart by the words for it, on the buttons too', async () => {
    const [slot = ''] = await offerSlots({ clinicId: here.plateau, times: ['09:00'] });
    await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);
    await openDay();
    expect(await screen.findByText('Nom inconnu')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Annuler\s: Nom inconnu, 9\sh$/ })).toBeVisible();
  });

  it('the title of the window tells the clinic and the day, and names no patient', async () => {
    await bookThere(here.plateau, '09:30');
    await openDay();
    await rowAt('09:30');
    expect(document.title).toMatch(/^GMF du Plateau, le .* – Espace clinique$/);
  });

  it('each look at a patient is a line of the trail with the person who looked', async () => {
    const slot = await bookThere(here.plateau, '09:45');
    await openDay();
    await rowAt('09:45');
    const [line] = await server().sql(
      `select s.name, e.actor_role from audit_events e join staff s on s.id = e.actor_staff_id
       where e.action = 'day.read' and e.entity_id = (select id from appointments where slot_id = $1)`,
      [slot],
    );
    expect(line).toEqual({ name: 'Nadia Roy', actor_role: 'reception' });
  });

  it('the next day is one link away, keeps the focus on that link, and is said with its counts', async () => {
    const { user, address } = await openDay();
    const next = screen.getByRole('link', { name: 'Jour suivant' });
    await user.click(next);
    await waitFor(() => {
      expect(address()).toContain(`date=${dayFromNow(2)}`);
    });
    expect(await screen.findByText(sentence(/ : 0 rendez-vous, 0 sur place, 0 place libre$/))).toBeInTheDocument();
    expect(next).toHaveFocus();
  });

  it('a day that is typed is shown, and the focus stays in the page', async () => {
    const { user } = await openDay();
    const field = screen.getByLabelText('Jour');
    await user.clear(field);
    await user.type(field, '2031-05-14');
    await user.click(screen.getByRole('button', { name: 'Voir ce jour' }));
    await findDay(/14\smai 2031/);
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Aucun rendez-vous ce jour-là' })).toBeVisible();
  });

  it('a date that does not exist in the address is today', async () => {
    const known = await addStaff({ clinicId: here.plateau });
    const { user } = await renderStaff(`/day?clinic=${here.plateau}&date=2031-02-30`);
    const days = [dayFromNow(0)];
    await signInAs(user, known);
    await findDay(/^GMF du Plateau, le /);
    days.push(dayFromNow(0));
    expect(days).toContain(screen.getByLabelText<HTMLInputElement>('Jour').value);
  });

  it('a clinic where the person does not work is not shown, even when the address names it', async () => {
    const known = await addStaff({ clinicId: here.plateau });
    const { user } = await renderStaff(`/day?clinic=${here.rosemont}&date=2031-05-14`);
    await signInAs(user, known);
    await findDay(/^GMF du Plateau, le mercredi 14\smai 2031$/);
    expect(screen.queryByLabelText('Clinique')).not.toBeInTheDocument();
  });

  it('a day that cannot be read says why, and is read again on demand', async () => {
    await bookThere(here.plateau, '10:15');
    const known = await addStaff({ clinicId: here.plateau });
    const { user } = await renderStaff(`/day?clinic=${here.plateau}&date=${dayFromNow(1)}`);
    server().fault = ({ url }) => (url.includes('/staff/api/day') ? 'lost before' : undefined);
    await signInAs(user, known);
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur');
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await rowAt('10:15');
  });

  it('what is printed says when it was', async () => {
    await openDay();
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('Imprimé le', { exact: false })).toBeInTheDocument();
  });
});
