// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from '../../testing/renderStaff';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { bookSlot, following } from '../../testing/staffSteps';
import { server } from '../../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

beforeEach(() => server().sql(`update slots set status = 'entered-in-error' where status = 'busy-unavailable'`));

/** The page of tomorrow, with these free slots of one professional. */
const openSlots = async (times: string[], professional: string) => {
  const slots = await offerSlots({ clinicId: here.plateau, times, inDays: 1, professional });
  const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
  const opened = await renderStaff(`/slots?clinic=${here.plateau}&date=${dayFromNow(1)}`);
  await signInAs(opened.user, known);
  await findDay(/GMF du Plateau/);
  await opened.router.navigate(`/slots?clinic=${here.plateau}&date=${dayFromNow(1)}`);
  await screen.findByRole('heading', { level: 2, name: professional });
  return { slots, ...opened };
};

const statusOf = async (slot: string | undefined): Promise<unknown> => {
  const [row] = await server().sql('select status from slots where id = $1', [slot ?? '']);
  return row?.['status'];
};

type User = Awaited<ReturnType<typeof openSlots>>['user'];

/** The dialog’s choice and its button. */
const withdrawFor = async (user: User, reason: string): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: reason }));
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
};

const cell = (name: RegExp) => screen.findByRole('button', { name });

describe('the slots of a week', () => {
  it('a slot is withdrawn for a reason, shown as withdrawn with it, and offered again', async () => {
    const { slots, user } = await openSlots(['09:15'], 'Dre Aube');
    await user.click(await cell(/^9\sh\s15 Libre, .*\s: retirer cette place$/));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirer cette place?' }));
    expect(dialog.getByRole('radio', { name: 'Absence' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choisissez une raison.');
    await withdrawFor(user, 'Erreur d’horaire');
    expect(await screen.findByText('1 place retirée.')).toBeInTheDocument();
    expect(await statusOf(slots[0])).toBe('busy-unavailable');

    const gone = await cell(
      /^9\sh\s15 Retirée, .*, retirée par Nadia Roy \(raison\s: erreur d’horaire\)\s: offrir de nouveau$/,
    );
    expect(gone).toHaveFocus();
    await user.click(gone);
    await user.click(await screen.findByRole('button', { name: 'Offrir de nouveau' }));
    expect(await cell(/^9\sh\s15 Libre/)).toBeVisible();
    expect(await statusOf(slots[0])).toBe('free');
  });

  it('all free slots of a professional on a day are withdrawn at once; the booked one leads to its appointment', async () => {
    const { slots, user, address } = await openSlots(['10:15', '10:45', '11:15'], 'Dr Brume');
    await bookSlot(slots[1] ?? '');
    await user.click(await cell(/^Retirer les 2 places libres, Dr Brume$/));
    await withdrawFor(user, 'Absence');
    expect(await screen.findByText('2 places retirées.')).toBeInTheDocument();
    expect([await statusOf(slots[0]), await statusOf(slots[1]), await statusOf(slots[2])]).toEqual([
      'busy-unavailable',
      'busy',
      'busy-unavailable',
    ]);
    await user.click(screen.getByRole('link', { name: /^10\sh\s45 Prise, .*\s: voir le rendez-vous$/ }));
    await waitFor(() => {
      expect(screen.getByText('Alice Tremblay')).toHaveFocus();
    });
    expect(address()).toContain(`date=${dayFromNow(1)}`);
  });

  it('a slot that a patient booked meanwhile is not withdrawn: the dialog says so, and the list is read again', async () => {
    const { slots, user } = await openSlots(['13:15'], 'Dre Cime');
    await user.click(await cell(/^13\sh\s15 Libre/));
    await server().sql(`update slots set status = 'set-aside' where id = $1`, [slots[0] ?? '']);
    await withdrawFor(user, 'Absence');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette place vient d’être prise');
    await user.click(screen.getByRole('button', { name: 'Ne rien retirer' }));
    expect(await cell(/^13\sh\s15 Sur invitation/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('a booking elsewhere shows at once, and is told', async () => {
    const { slots } = await openSlots(['14:15'], 'Dr Delta');
    await following();
    await bookSlot(slots[0] ?? '');
    expect(await screen.findByRole('link', { name: /^14\sh\s15 Prise/ })).toBeVisible();
    expect(await screen.findByText('La liste a changé.')).toBeInTheDocument();
  });

  it('the week before and the week after are one link away, and each day says how many of its slots are free', async () => {
    const { user, address } = await openSlots(['15:15', '15:45'], 'Dre Écho');
    const days = within(screen.getByRole('group', { name: 'Jours de la semaine' }));
    expect(days.getAllByRole('button')).toHaveLength(7);
    expect(days.getByRole('button', { pressed: true, name: /, 2 places libres$/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Semaine suivante' }));
    expect(await screen.findByRole('heading', { name: 'Aucune place ce jour-là' })).toBeVisible();
    expect(address()).toContain(`date=${dayFromNow(8)}`);
  });
});

it('a professional has no page of slots, and no link to one', async () => {
  await offerSlots({ clinicId: here.plateau, times: ['16:15'], professional: 'Dre Falaise' });
  const [known] = await server().sql(`select id from professionals where name = 'Dre Falaise'`);
  const professionalId = String(known?.['id']);
  const { user, router } = await renderStaff();
  await signInAs(user, await addStaff({ clinicId: here.plateau, role: 'professional', professionalId }));
  await findDay(/, le /);
  expect(screen.queryByRole('link', { name: 'Places' })).not.toBeInTheDocument();
  await router.navigate(`/slots?clinic=${here.plateau}`);
  expect(await screen.findByRole('heading', { name: 'Page réservée' })).toBeVisible();
});
