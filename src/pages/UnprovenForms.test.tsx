// Holds: product §8 idempotency
import { screen } from '@testing-library/react';

import { bookAndSee, moveButton, seekOtherTime } from '../testing/appointmentSteps';
import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';
import { pressing, staysHonest } from '../testing/unproven';

const at = clinics({ plateau: {} });

const rows = async (query: string, ...values: unknown[]): Promise<number> => (await server().sql(query, values)).length;

const hasPhone = async (login: string): Promise<boolean> =>
  (await rows(
    `select 1 from patients where phone is not null and id = (select patient_id from accounts where login = $1)`,
    login,
  )) === 1;

describe('a page in place of the answer to a form (decision 54)', () => {
  it('the review form claims no saved phone number that the server does not have, and then books', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'], mode: 'phone' });
    const { user, login } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    await user.type(await screen.findByLabelText('Numéro que la clinique composera'), '5145550199');
    await staysHonest({
      user,
      path: '/api/user',
      press: async () => user.click(await confirmButton()),
      unknown: 'Nous ne savons pas encore si vos renseignements sont enregistrés.',
      ledger: () => hasPhone(login),
      done: () => title('Rendez-vous confirmé'),
    });
    expect(await countLive(slots)).toBe(1);
  });

  it('the page of a move claims no saved phone number that the server does not have, and then moves', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['13:15'], inDays: 2 });
    const byPhone = await offerSlots({ clinicId: at.plateau, times: ['14:00'], inDays: 2, mode: 'phone' });
    const { user, login } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '13 h 15');
    await seekOtherTime(user);
    await user.click(await slotButton('14 h'));
    await user.type(await screen.findByLabelText('Numéro que la clinique composera'), '5145550199');
    await staysHonest({
      user,
      path: '/api/user',
      press: async () => user.click(await moveButton()),
      unknown: 'Nous ne savons pas encore si le numéro que la clinique composera est enregistré.',
      ledger: () => hasPhone(login),
      done: () => title('Rendez-vous déplacé'),
    });
    expect(await countLive(byPhone)).toBe(1);
  });

  it('the page claims no longer hold than the server has, and keeps the time that is left', async () => {
    const [slotId] = await offerSlots({ clinicId: at.plateau, times: ['10:15'] });
    const { user, address } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    await take(user, '10 h 15');
    await screen.findByRole('timer');
    await server().sql(`update holds set expires_at = now() + interval '90 seconds' where slot_id = $1`, [slotId]);
    const { user: again } = await reload(address());
    await staysHonest({
      user: again,
      path: '/api/appointment/hold',
      press: pressing(again, 'Retenir la place cinq minutes de plus'),
      unknown: 'Nous ne savons pas encore si la place est retenue cinq minutes de plus.',
      ledger: async () =>
        (await rows(`select 1 from holds where slot_id = $1 and expires_at > now() + interval '3 minutes'`, slotId)) ===
        1,
      done: () => screen.findByText('La place est retenue cinq minutes de plus.'),
    });
  });
});
