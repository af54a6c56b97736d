// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { liveRegions, statusSaying } from '../../testing/portalSteps';
import { addReceptionist, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { sentTo, server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const book = async (time: string, inDays = 1): Promise<string> => {
  const [slot = ''] = await offerSlots({ clinicId: here.plateau, times: [time], inDays });
  await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);
  return slot;
};

const beginNow = (slot: string) =>
  server().sql(
    `update appointments set starts_at = now() - interval '1 minute', ends_at = now() + interval '14 minutes' where slot_id = $1`,
    [slot],
  );

const openDay = async (date = dayFromNow(1)) => {
  const known = await addReceptionist({ clinicId: here.plateau });
  const opened = await renderStaff(`/day?clinic=${here.plateau}&date=${date}`);
  await signInAs(opened.user, known);
  await screen.findByRole('heading', { level: 1, name: /^GMF du Plateau, le / });
  return opened;
};

const rowAt = async (hour: string) => within(await screen.findByRole('row', { name: new RegExp(`^${hour}`) }));

const rowsWith = async (button: RegExp): Promise<HTMLElement[]> => {
  await screen.findAllByRole('button', { name: button });
  return screen.getAllByRole('row').filter((row) => within(row).queryByRole('button', { name: button }) !== null);
};

const hourOf = (time: string): string => time.replace(/^0?(\d+):(\d+)$/, '$1\\sh\\s$2');

beforeEach(() =>
  server().sql(`update appointments set status = 'cancelled', cancelled_by = 'patient' where status = 'booked'`),
);

it('the day of a clinic shows who comes and why', async () => {
  await book('09:15');
  await openDay();
  await rowAt(hourOf('09:15'));
  for (const told of ['Problème de peau', 'Dre Léa Roy', 'À venir']) expect(screen.getByText(told)).toBeVisible();
  expect(screen.getAllByText(/^1 rendez-vous, 0 sur place/)[0]).toBeVisible();
});

it('an appointment that a patient books appears without a reload, and is said once', async () => {
  await openDay();
  expect((await screen.findAllByText(/^0 rendez-vous/))[0]).toBeVisible();
  await waitFor(() => {
    expect(sentTo('/staff/api/events')).not.toHaveLength(0);
  });
  await book('10:15');
  expect(await statusSaying('Un rendez-vous a été ajouté.')).toBeInTheDocument();
  await rowAt(hourOf('10:15'));
});

it('a booking of another day says nothing on this one', async () => {
  await openDay();
  await waitFor(() => {
    expect(sentTo('/staff/api/events')).not.toHaveLength(0);
  });
  const seen = sentTo('/staff/api/day').length;
  await book('10:45', 2);
  await waitFor(() => {
    expect(sentTo('/staff/api/day').length).toBeGreaterThan(seen);
  });
  const said = () => liveRegions().filter(({ textContent }) => textContent.includes('Un rendez-vous a été ajouté.'));
  expect(said()).toEqual([]);
  await book('10:30');
  await rowAt(hourOf('10:30'));
  expect(said()).toHaveLength(1);
});

it('what a receptionist did is said once, by name, and not again as news', async () => {
  await book('14:15');
  const { user } = await openDay();
  await user.click((await rowAt(hourOf('14:15'))).getByRole('button', { name: /^Annuler/ }));
  await user.click(await screen.findByRole('button', { name: 'Annuler et offrir la place de nouveau' }));
  const voice = await statusSaying('rendez-vous annulé.');
  await screen.findAllByText('Annulé');
  const seen = sentTo('/staff/api/day').length;
  await book('14:45', 2);
  await waitFor(() => {
    expect(sentTo('/staff/api/day').length).toBeGreaterThan(seen);
  });
  expect(voice).toHaveTextContent(/^[^.]*: rendez-vous annulé\.$/);
});

it('a row offers the acts that are possible: before its day an appointment is reminded of or cancelled', async () => {
  await book('11:15');
  await openDay();
  const buttons = (await rowAt(hourOf('11:15'))).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Rappeler', 'Annuler']);
});

it('reception marks an arrival and takes it back, and is told both', async () => {
  await beginNow(await book('12:15'));
  const { user } = await openDay(dayFromNow(0));
  const press = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
  };
  await press(/^Arrivée/);
  expect(await statusSaying('arrivée notée.')).toBeInTheDocument();
  await press(/^Remettre à venir/);
  expect(await statusSaying('rendez-vous remis à venir.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Absence/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Annuler/ })).not.toBeInTheDocument();
});

it('reception sends a reminder, is told so once by name, and keeps the focus on the button', async () => {
  const slot = await book('13:45');
  const { user } = await openDay();
  const button = (await rowAt(hourOf('13:45'))).getByRole('button', { name: /^Rappeler/ });
  await user.click(button);
  const voice = await statusSaying('le rappel part à l’instant.');
  expect(voice).toHaveTextContent(/^[^.]*: le rappel part à l’instant\.$/);
  expect(button).toHaveFocus();
  const asked = await server().sql(
    `select id from audit_events where action = 'reminder.asked' and entity_id = (select id from appointments where slot_id = $1)`,
    [slot],
  );
  expect(asked).toHaveLength(1);
});

it('reception cancels an appointment and keeps its slot back, after a question', async () => {
  const slot = await book('13:15');
  const { user } = await openDay();
  await user.click((await rowAt(hourOf('13:15'))).getByRole('button', { name: /^Annuler/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Annuler ce rendez-vous?' }));
  await user.click(dialog.getByRole('button', { name: 'Annuler sans offrir la place' }));
  expect(await statusSaying('rendez-vous annulé.')).toBeInTheDocument();
  const rows = await server().sql('select status from slots where id = $1', [slot]);
  expect(rows).toEqual([{ status: 'busy-unavailable' }]);
});

it('after an act the focus goes to the next patient who still needs one, before their buttons', async () => {
  await beginNow(await book('08:15'));
  await beginNow(await book('15:15'));
  const { user } = await openDay(dayFromNow(0));
  const [first, second] = await rowsWith(/^Absence/);
  await user.click(within(first ?? document.body).getByRole('button', { name: /^Absence/ }));
  await within(first ?? document.body).findByRole('button', { name: /^Remettre à venir/ });
  await user.tab();
  expect(within(second ?? document.body).getByRole('button', { name: /^Arrivée/ })).toHaveFocus();
});

it('an act that is refused is told in its row, and an act on another row does not take that away', async () => {
  await beginNow(await book('07:15'));
  await beginNow(await book('07:30'));
  const { user } = await openDay(dayFromNow(0));
  const [one = document.body, two = document.body] = await rowsWith(/^Arrivée/);
  const arrive = (row: HTMLElement) => user.click(within(row).getByRole('button', { name: /^Arrivée/ }));
  server().fault = (request) =>
    request.url.endsWith('/act')
      ? { instead: Response.json({ message: 'appointment.settled' }, { status: 409 }) }
      : undefined;
  await arrive(one);
  const told = await within(one).findByRole('alert');
  expect(told).toHaveTextContent('Erreur');
  server().fault = null;
  await arrive(two);
  await statusSaying('arrivée notée.');
  expect(told).toBeInTheDocument();
});
