// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { findDay } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { bookThere, openDayAt, rowAt } from '../../testing/staffSteps';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const openPage = async (time: string, act: 'Écrire' | 'Déplacer', free?: { time: string; inDays: number }) => {
  const slot = await bookThere(here.plateau, time);
  const [to = ''] = free ? await offerSlots({ clinicId: here.plateau, times: [free.time], inDays: free.inDays }) : [];
  const opened = await openDayAt(here.plateau, dayFromNow(1));
  await opened.user.click(within(await rowAt(time)).getByRole('link', { name: new RegExp(`^${act}`) }));
  return { slot, to, ...opened };
};

const slotOf = async (appointmentOf: string): Promise<unknown> => {
  const [row] = await server().sql('select slot_id from appointments where id = $1', [appointmentOf]);
  return row?.['slot_id'];
};

const appointmentAt = async (slot: string): Promise<string> => {
  const [row] = await server().sql('select id from appointments where slot_id = $1', [slot]);
  return String(row?.['id']);
};

const opening = (time: RegExp) => screen.findByRole('button', { name: time });

beforeEach(() =>
  server().sql(`update appointments set status = 'cancelled', cancelled_by = 'patient' where status = 'booked'`),
);

describe('writing to a patient from the day', () => {
  it('the page names the person in its title, and not in that of the window', async () => {
    await openPage('09:15', 'Écrire');
    const title = await findDay('Écrire à Alice Tremblay');
    expect(title).toHaveFocus();
    expect(document.title).toBe('Écrire à une personne – Espace clinique');
  });

  it('a message is sent once, the day says so, and the focus is on the person', async () => {
    const { user, address, slot } = await openPage('09:45', 'Écrire');
    await user.type(await screen.findByLabelText('Objet'), 'Votre carte');
    await user.type(screen.getByLabelText('Votre message à Alice Tremblay'), 'Apportez-la.');
    await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    expect(await screen.findByText(/^Alice Tremblay\s: message envoyé\.$/)).toBeVisible();
    expect(address()).toContain('/day?');
    const row = within(await rowAt('09:45'));
    await waitFor(() => {
      expect(row.getByText('Alice Tremblay')).toHaveFocus();
    });
    const sent = await server().sql(
      `select id from audit_events where action = 'message.sent' and actor_staff_id is not null
       and patient_id = (select patient_id from appointments where slot_id = $1)`,
      [slot],
    );
    expect(sent).toHaveLength(1);
  });

  it('an empty message is not sent: the summary names both fields', async () => {
    const { user } = await openPage('10:15', 'Écrire');
    await user.click(await screen.findByRole('button', { name: 'Envoyer le message' }));
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
  });
});

describe('moving an appointment from the day', () => {
  it('a move asks first, then is told on the day, and the appointment has the new slot', async () => {
    const { user, slot, to } = await openPage('11:15', 'Déplacer', { time: '15:15', inDays: 2 });
    const id = await appointmentAt(slot);
    await user.click(await opening(/^15\sh\s15 /));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Déplacer ce rendez-vous?' }));
    await user.click(dialog.getByRole('button', { name: 'Déplacer et offrir l’ancienne place' }));
    expect(await screen.findByText(/^Alice Tremblay\s: rendez-vous déplacé, /)).toBeVisible();
    expect(await slotOf(id)).toBe(to);
  });

  it('a slot that was just taken is one refusal, in words that have the focus, and nothing moves', async () => {
    const { user, slot, to } = await openPage('11:45', 'Déplacer', { time: '15:45', inDays: 2 });
    const id = await appointmentAt(slot);
    await user.click(await opening(/^15\sh\s45 /));
    await server().sql(`update slots set status = 'busy-unavailable' where id = $1`, [to]);
    await user.click(await screen.findByRole('button', { name: 'Déplacer sans offrir l’ancienne place' }));
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('Cette place vient d’être prise ou retirée');
    expect(refusal).toHaveFocus();
    expect(await slotOf(id)).toBe(slot);
  });

  it('the second week is one button away, and stays in the address', async () => {
    const { user, address } = await openPage('12:15', 'Déplacer', { time: '16:15', inDays: 9 });
    expect(await screen.findByRole('heading', { name: 'Aucune place libre cette semaine-là' })).toBeVisible();
    const weeks = within(screen.getByRole('group', { name: 'Semaines' }));
    await user.click(weeks.getByRole('button', { pressed: false }));
    expect(await opening(/^16\sh\s15 /)).toBeVisible();
    expect(address()).toContain('week=2');
  });
});

it('a page about an appointment that left its day says so, and leads back to the day', async () => {
  const { router, address } = await openDayAt(here.plateau, dayFromNow(1));
  await router.navigate(`/day/${crypto.randomUUID()}/move?clinic=${here.plateau}&date=${dayFromNow(1)}`);
  expect(await screen.findByRole('heading', { name: 'Ce rendez-vous n’est plus dans cette journée' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à la journée' })).toBeVisible();
  expect(address()).toContain('/move?');
});
