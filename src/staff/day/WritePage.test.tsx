// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addReceptionist, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

let hour = 7;

const openWriting = async () => {
  hour += 1;
  const [slot = ''] = await offerSlots({ clinicId: here.plateau, times: [`${String(hour).padStart(2, '0')}:15`] });
  await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);
  const known = await addReceptionist({ clinicId: here.plateau });
  const opened = await renderStaff(`/day?clinic=${here.plateau}&date=${dayFromNow(1)}`);
  await signInAs(opened.user, known);
  const row = await screen.findByRole('row', { name: new RegExp(`^${hour}\\sh`) });
  await opened.user.click(within(row).getByRole('link', { name: /^Écrire/ }));
  await screen.findByRole('heading', { level: 1, name: /^Écrire à/ });
  return { ...opened, known };
};

const fill = async ({ user }: Pick<Awaited<ReturnType<typeof openWriting>>, 'user'>) => {
  await user.type(screen.getByLabelText(/^Objet/), 'Avant votre visite');
  await user.type(screen.getByLabelText(/^Votre message à/), 'Venez à jeun.');
};

const send = () => screen.getByRole('button', { name: 'Envoyer le message' });

const written = async () => (await server().sql(`select subject from messages where kind = 'clinic'`)).length;

it('reception writes to the patient of a row, is told so by name on the day, and is back on that row', async () => {
  const { user } = await openWriting();
  const before = await written();
  await fill({ user });
  await user.click(send());
  expect(await screen.findByText(/^Votre message est dans la messagerie de/)).toBeVisible();
  const row = await screen.findByRole('row', { name: new RegExp(`^${hour}\\sh`) });
  await user.tab();
  expect(within(row).getByRole('button', { name: /^Rappeler/ })).toHaveFocus();
  expect(await written()).toBe(before + 1);
});

it('a message without a subject is refused at its field, and nothing is sent', async () => {
  const { user } = await openWriting();
  const before = await written();
  await user.type(screen.getByLabelText(/^Votre message à/), 'Venez à jeun.');
  await user.click(send());
  await waitFor(() => {
    expect(screen.getByLabelText(/^Objet/)).toBeInvalid();
  });
  expect(await written()).toBe(before);
});

it('a message that is left half written is there again, and one that was sent is not', async () => {
  const { user } = await openWriting();
  const again = async () => {
    const row = await screen.findByRole('row', { name: new RegExp(`^${hour}\\sh`) });
    await user.click(within(row).getByRole('link', { name: /^Écrire/ }));
    return screen.findByLabelText(/^Votre message à/);
  };
  await fill({ user });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Journée' }));
  expect(await again()).toHaveValue('Venez à jeun.');
  await user.click(send());
  await screen.findByText(/^Votre message est dans la messagerie de/);
  expect(await again()).toHaveValue('');
});
