// Holds: product §8 staff
import { screen, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, offerSlots } from '../../testing/slots';
import { bookSlot } from '../../testing/staffSteps';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const openAs = async (role: 'reception' | 'manager') => {
  const known = await addStaff({ name: 'Maude Aubin', clinicId: here.plateau, role });
  const opened = await renderStaff();
  await signInAs(opened.user, known);
  await findDay(/GMF du Plateau/);
  return opened;
};

const openConnection = async () => {
  const opened = await openAs('manager');
  await opened.user.click(await screen.findByRole('link', { name: 'Connexion' }));
  await findDay('GMF du Plateau, connexion');
  return opened;
};

/** A publication is read for the clinic, and disagrees with a booked appointment there. */
const publish = async (slotId: string): Promise<void> => {
  const key = `essai:${crypto.randomUUID()}`;
  await server().sql(
    `insert into sources (name, key, mode, every_minutes) values ('Agenda ' || $1, $1, 'entrusted', 15)`,
    [key],
  );
  await server().sql(`update clinics set source = $2 where id = $1::uuid`, [here.plateau, key]);
  await server().sql(
    `insert into feed_runs (id, source_id, started_at, ended_at, outcome)
     select gen_random_uuid(), id, now(), now(), 'braked' from sources where key = $1`,
    [key],
  );
  await server().sql(
    `insert into feed_conflicts (source_id, appointment_id, slot_id, period, published)
     select sources.id, appointments.id, slot_id, 'x', 'gone' from sources, appointments
     where key = $1 and slot_id = $2::uuid`,
    [key, slotId],
  );
};

it('a manager sees where the slots come from, what became of the last reading, and who works there', async () => {
  const [slot = ''] = await offerSlots({ clinicId: here.plateau, times: ['09:15'] });
  await bookSlot(slot);
  await publish(slot);
  const { user, address } = await openConnection();
  const source = within(await screen.findByRole('region', { name: /^Agenda essai:/ }));
  expect(source.getByText('Ses places se réservent dans le portail.')).toBeVisible();
  expect(source.getByText('Lue toutes les 15 minutes.')).toBeVisible();
  expect(source.getByText(/^Arrêtée/)).toBeVisible();
  const staff = within(screen.getByRole('list', { name: 'Qui travaille ici' }));
  expect(staff.getAllByText('Maude Aubin')[0]).toBeVisible();
  expect(staff.getAllByText('Gestion')[0]).toBeVisible();

  const conflicts = within(screen.getByRole('list', { name: 'Rendez-vous publiés autrement' }));
  expect(conflicts.getByText('La clinique ne publie plus cette heure.')).toBeVisible();
  await user.click(conflicts.getByRole('link', { name: /à\s9\sh\s15$/ }));
  await findDay(/GMF du Plateau/);
  expect(address()).toMatch(/^\/day\?clinic=/);
});

it('a clinic that nothing publishes says so', async () => {
  await server().sql(`update clinics set source = 'essai' where id = $1::uuid`, [here.plateau]);
  await openConnection();
  expect(await screen.findByRole('heading', { name: 'Aucun système branché' })).toBeVisible();
  expect(screen.queryByText(/disent la même chose/)).not.toBeInTheDocument();
});

it('who is no manager meets no connection', async () => {
  const { router } = await openAs('reception');
  expect(await screen.findByRole('link', { name: 'Accès' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Connexion' })).not.toBeInTheDocument();
  await router.navigate(`/connection?clinic=${here.plateau}`);
  expect(await screen.findByRole('heading', { name: 'Page réservée' })).toBeVisible();
});
