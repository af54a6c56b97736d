// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { statusSaying } from '../../testing/portalSteps';
import { clinics, dayFromNow } from '../../testing/slots';
import { begin, bookThere, openDayAt, rowAt } from '../../testing/staffSteps';
import { server } from '../../testing/underTest';

/** One for each test of an appointment that has begun: what happened to it cannot be taken back. */
const here = clinics({ plateau: {}, arrival: {}, absence: {}, refusal: {}, cover: {}, replacement: {} });

type Clinic = keyof typeof here;

const openDay = () => openDayAt(here.plateau, dayFromNow(1));

/** An appointment that has begun, on screen. */
const openBegun = async (clinic: Clinic) => {
  const slot = await bookThere(here[clinic], '12:15');
  return { slot, ...(await openDayAt(here[clinic], await begin(slot))) };
};

/** A page that reads its day again before the press would offer no press: its stream asks for that as it opens. */
const readOnce = () => {
  let reads = 0;
  server().fault = ({ url }) => {
    if (new URL(url).pathname !== '/staff/api/day') return undefined;
    reads += 1;
    return reads > 1 ? new Promise<never>(() => undefined) : undefined;
  };
};

const statusOf = async (slot: string): Promise<unknown> => {
  const [row] = await server().sql('select status from appointments where slot_id = $1', [slot]);
  return row?.['status'];
};

beforeEach(() =>
  server().sql(`update appointments set status = 'cancelled', cancelled_by = 'patient' where status = 'booked'`),
);

it('a row offers what is possible: before its day an appointment is reminded of, written about, moved or cancelled', async () => {
  await bookThere(here.plateau, '11:15');
  await openDay();
  const row = within(await rowAt('11:15'));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rappeler', 'Annuler']);
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Écrire', 'Déplacer']),
  );
});

it('reception marks an arrival, is told so by name, and the focus stays with the person', async () => {
  const { slot, user } = await openBegun('arrival');
  await user.click(await screen.findByRole('button', { name: /^Arrivée/ }));
  expect(await statusSaying('arrivée notée.')).toBeInTheDocument();
  expect(await screen.findByText('Sur place')).toBeVisible();
  expect(await statusOf(slot)).toBe('checked-in');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Fin du rendez-vous/ })).toHaveFocus();
});

it('an absence is final: it is noted only after a question', async () => {
  const { slot, user } = await openBegun('absence');
  await user.click(await screen.findByRole('button', { name: /^Absence/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Noter une absence?' }));
  await user.click(dialog.getByRole('button', { name: 'Ne rien noter' }));
  expect(await statusOf(slot)).toBe('booked');
  await user.click(screen.getByRole('button', { name: /^Absence/ }));
  await user.click(await screen.findByRole('button', { name: 'Noter l’absence' }));
  expect(await statusSaying('absence notée.')).toBeInTheDocument();
  expect(await statusOf(slot)).toBe('noshow');
});

it('reception sends a reminder, is told so once by name, and keeps the focus on the button', async () => {
  await bookThere(here.plateau, '13:45');
  const { user } = await openDay();
  const button = within(await rowAt('13:45')).getByRole('button', { name: /^Rappeler/ });
  await user.click(button);
  const voice = await statusSaying('le rappel part à l’instant.');
  expect(voice).toHaveTextContent(/^[^.]*: le rappel part à l’instant\.$/);
  expect(button).toHaveFocus();
});

it.each([
  { choice: 'Annuler et offrir la place de nouveau', time: '13:15', left: 'free' },
  { choice: 'Annuler sans offrir la place', time: '13:30', left: 'busy-unavailable' },
])('reception cancels after a question: $choice', async ({ choice, time, left }) => {
  const slot = await bookThere(here.plateau, time);
  const { user } = await openDay();
  const row = within(await rowAt(time));
  await user.click(row.getByRole('button', { name: /^Annuler/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Annuler ce rendez-vous?' }));
  expect(dialog.getByRole('button', { name: 'Garder le rendez-vous' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: choice }));
  expect(await statusSaying('rendez-vous annulé.')).toBeInTheDocument();
  expect(await row.findByText('Annulé')).toBeVisible();
  const rows = await server().sql('select status from slots where id = $1', [slot]);
  expect(rows).toEqual([{ status: left }]);
});

it('an act that is refused is told in its row, and the row stays', async () => {
  readOnce();
  const { slot, user } = await openBegun('refusal');
  const arrival = await screen.findByRole('button', { name: /^Arrivée/ });
  await server().sql(`update appointments set status = 'noshow' where slot_id = $1`, [slot]);
  await user.click(arrival);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Une autre personne vient de noter la suite de ce rendez-vous',
  );
});

it('an act whose answer was replaced counts as done once the day shows it done (decision 54)', async () => {
  const { slot, user } = await openBegun('cover');
  const button = await screen.findByRole('button', { name: /^Arrivée/ });
  server().fault = async ({ url }) => {
    if (!url.endsWith('/act')) return undefined;
    await server().sql(`update appointments set status = 'checked-in' where slot_id = $1`, [slot]);
    return { instead: new Response('<html>', { headers: { 'content-type': 'text/html' } }) };
  };
  await user.click(button);
  expect(await statusSaying('arrivée notée.')).toBeInTheDocument();
});

it('an act that a network answered in the place of the server is not claimed', async () => {
  const { slot, user } = await openBegun('replacement');
  server().fault = ({ url }) =>
    url.endsWith('/act')
      ? { instead: new Response('<html>', { headers: { 'content-type': 'text/html' } }) }
      : undefined;
  await user.click(await screen.findByRole('button', { name: /^Arrivée/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('nous ne savons pas encore si c’est fait');
  await waitFor(async () => {
    expect(await statusOf(slot)).toBe('booked');
  });
});
