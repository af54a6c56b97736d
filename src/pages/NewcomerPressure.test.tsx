// Holds: product §4 upcoming-limit
import { screen } from '@testing-library/react';

import { confirmButton, searchNear, take, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const start = '/app/appointments/new';
const at = clinics({ plateau: {}, pines: { name: 'Clinique des Pins' } });

const pressed = 'src/testing/pressedElsewhere.mjs';

describe('pressure', () => {
  afterEach(() => server().run(pressed, 'giveNewcomers', 1));

  it('the portal does the work that the server asks of a newcomer, and the person notices nothing', async () => {
    // Up to 18:15: an evening of Sunday belongs to the next week, which the server counts in UTC.
    const hours = Array.from({ length: 12 }, (_, at) => `${String(7 + at).padStart(2, '0')}:15`);
    const slots = await offerSlots({ clinicId: at.plateau, times: hours });
    await server().run(pressed, 'bookAsNewcomers', slots.slice(0, 4));
    const [week] = await server().sql(
      `select (select count(*) from appointments where clinic_id = $1 and status = 'booked')::int as booked,
        (select count(*) from slots where clinic_id = $1 and status = 'free')::int as free`,
      [at.plateau],
    );
    const [booked, free] = [Number(week?.['booked']), Number(week?.['free'])];
    await server().run(pressed, 'giveNewcomers', (booked + 2.5) / (booked + free));
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
    const [, other = ''] = await offerSlots({ clinicId: at.pines, times: ['08:30', '08:45'] });
    await server().run(pressed, 'bookAsNewcomers', [other]);
    await server().run(pressed, 'giveNewcomers', 0);
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H2X');
    await take(user, '8 h 30');
    expect(await screen.findByText(/^Cette place ne peut pas être gardée pour vous/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
