// Holds: product §4 upcoming-limit
import { screen } from '@testing-library/react';

import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const start = '/app/appointments/new';
const at = clinics({ plateau: {}, pines: { name: 'Clinique des Pins' } });

const pressed = 'src/testing/pressedElsewhere.mjs';

/** Lets newcomers have so many of a clinic's slots, fewer than there are. */
const giveNewcomers = async (clinicId: string, count: number): Promise<void> => {
  const [week] = await server().sql(
    `select (select count(*) from appointments where clinic_id = $1 and status = 'booked')::int
      + (select count(*) from slots where clinic_id = $1 and status = 'free')::int as slots`,
    [clinicId],
  );
  await server().run(pressed, 'giveNewcomers', (count + 0.5) / Number(week?.['slots']));
};

describe('pressure', () => {
  afterEach(() => server().run(pressed, 'giveNewcomers', 1));

  it('the portal does the work that the server asks of a newcomer, and the person notices nothing', async () => {
    // Up to 18:15: an evening of Sunday belongs to the next week, which the server counts in UTC.
    const hours = Array.from({ length: 12 }, (_, at) => `${String(7 + at).padStart(2, '0')}:15`);
    const slots = await offerSlots({ clinicId: at.plateau, times: hours });
    await server().run(pressed, 'bookAsNewcomers', slots.slice(0, 4));
    await giveNewcomers(at.plateau, 6);
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '18 h 15');
    const holds = sentTo('/api/appointment/hold').filter(({ method }) => method === 'POST');
    expect(holds.map(({ headers }) => headers.has('Proof-Of-Work'))).toEqual([false, true]);
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(5);
  });

  it('the review tells a newcomer that the slot is not held, and that it can be booked', async () => {
    const slots = await offerSlots({ clinicId: at.pines, times: ['08:30', '08:45', '09:00'] });
    await server().run(pressed, 'holdAsNewcomers', slots.slice(2));
    await giveNewcomers(at.pines, 2);
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '8 h 30');
    expect(await screen.findByText(/^Cette place ne peut pas être gardée pour vous/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
  });

  it('the list says that newcomers have booked their share, and offers the review of no slot that would be refused', async () => {
    const slots = await offerSlots({ clinicId: at.pines, times: ['09:30', '09:45'] });
    await server().run(pressed, 'bookAsNewcomers', slots.slice(1));
    await giveNewcomers(at.pines, 1);
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await user.click(await slotButton('9 h 30'));
    expect(await screen.findByText(/^Cette semaine-là, cette clinique garde le reste de ses places/)).toBeVisible();
    expect(screen.queryByText(/^Cette place ne peut pas être gardée/)).not.toBeInTheDocument();
  });
});
