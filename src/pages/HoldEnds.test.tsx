// Holds: product §8 hold-life
import { screen } from '@testing-library/react';

import { searchNear, take, title } from '../testing/bookingSteps';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

describe('a hold that runs out', () => {
  it('says so where the person is, and offers to look again', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, address } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    await server().sql(`update holds set expires_at = now() + interval '4 seconds'`);
    const { user: again } = await reload(address());
    await screen.findByRole('timer');
    const over = 'Le délai est écoulé. Si la place est encore libre, vous pouvez tout de même confirmer.';
    await screen.findByText(over, undefined, { timeout: 8_000 });
    expect(await screen.findByText(over)).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Revoir les heures libres' }));
    expect(await title('Choisissez une heure')).toBeVisible();
  }, 30_000);
});
