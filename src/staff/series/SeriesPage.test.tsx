// Holds: product §8 staff
import { fireEvent, screen, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' }, lake: { name: 'Clinique du Lac' } });

type User = Awaited<ReturnType<typeof renderStaff>>['user'];

const signInAt = async (clinicId: string) => {
  const known = await addStaff({ name: 'Nadia Roy', clinicId });
  const opened = await renderStaff(`/slots?clinic=${clinicId}`);
  await signInAs(opened.user, known);
  await findDay(/, le /);
  return opened;
};

/** The form of the clinic, from tomorrow on. */
const openForm = async (clinicId: string) => {
  const opened = await signInAt(clinicId);
  await opened.router.navigate(`/slots?clinic=${clinicId}&date=${dayFromNow(1)}`);
  await opened.user.click(await screen.findByRole('link', { name: 'Ajouter des places' }));
  await findDay('GMF du Plateau, ajouter des places');
  await screen.findByRole('combobox', { name: /^Service/ });
  return opened;
};

const choose = (user: User, name: RegExp, text: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), text);

const until = (day: string) => {
  fireEvent.change(screen.getByLabelText(/^Dernier jour/), { target: { value: day } });
};

const everyDay = async (user: User) => {
  for (const day of within(screen.getByRole('group', { name: /^Jours/ })).getAllByRole<HTMLInputElement>('checkbox'))
    if (!day.checked) await user.click(day);
};

const added = () =>
  server().sql(`select professional_id from slots where source = 'clinic' and clinic_id = $1`, [here.plateau]);

describe('adding times', () => {
  it('the same hours on several days: the button says how many, and the week shows them', async () => {
    await offerSlots({ clinicId: here.plateau, times: ['15:00'], inDays: 9, professional: 'Dre Aube' });
    const { user, address } = await openForm(here.plateau);
    await choose(user, /^Professionnel/, 'Dre Aube');
    await user.click(screen.getByRole('radio', { name: 'En personne' }));
    until(dayFromNow(2));
    await everyDay(user);
    await choose(user, /^Fin/, '600');
    await user.click(screen.getByRole('button', { name: 'Ajouter 6 places' }));
    expect(await screen.findByText('6 places ajoutées.')).toBeVisible();
    expect(address()).toContain(`date=${dayFromNow(1)}`);
    const cards = within(await screen.findByRole('region', { name: 'Dre Aube' }));
    expect(cards.getAllByRole('button', { name: /^9\sh.* Libre, En personne/ })).toHaveLength(3);
    expect(await added()).toHaveLength(6);
  });

  it('what was forgotten is said at its field, and what was chosen stays', async () => {
    const { user } = await openForm(here.plateau);
    await choose(user, /^Fin/, '540');
    until(dayFromNow(0));
    await user.click(screen.getByRole('button', { name: 'Ajouter 0 place' }));
    expect(await screen.findByRole('combobox', { name: /^Fin/ })).toHaveAccessibleDescription(
      /Choisissez une heure qui laisse le temps d’une place\./,
    );
    expect(screen.getByLabelText(/^Dernier jour/)).toHaveAccessibleDescription(/un jour après lui/);
    expect(screen.getByRole('combobox', { name: /^Fin/ })).toHaveDisplayValue('9\u00a0h');
  });

  it('what stands there already is not added twice: alone it is refused, with others it is counted', async () => {
    await offerSlots({ clinicId: here.plateau, times: ['09:00'], inDays: 1, professional: 'Dr Brume' });
    const before = (await added()).length;
    const { user } = await openForm(here.plateau);
    await choose(user, /^Professionnel/, 'Dr Brume');
    await user.click(screen.getByRole('radio', { name: 'Par téléphone' }));
    await choose(user, /^Fin/, '570');
    await user.click(screen.getByRole('button', { name: 'Ajouter 1 place' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Aucune place ajoutée : d’autres occupent ces moments');
    await choose(user, /^Fin/, '585');
    await user.click(screen.getByRole('button', { name: 'Ajouter 2 places' }));
    expect(await screen.findByText(/^1 place ajoutée\. 1 place n’a pas été ajoutée/)).toBeVisible();
    expect(await added()).toHaveLength(before + 1);
  });
});

it('where a system publishes the clinic, the page says that its times are added there', async () => {
  await server().sql(`insert into sources (name, key) values ('lac', 'smart:lac')`);
  await server().sql(`update clinics set source = 'smart:lac' where id = $1`, [here.lake]);
  const { router } = await signInAt(here.lake);
  await router.navigate(`/slots/add?clinic=${here.lake}`);
  expect(await screen.findByRole('heading', { name: 'Les places viennent d’un système' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ajouter/ })).not.toBeInTheDocument();
});
