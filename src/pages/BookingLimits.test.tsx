// Holds: product §4 no-overlap, product §4 upcoming-limit
import { screen, within } from '@testing-library/react';

import { confirmButton, searchNear, take, title } from '../testing/bookingSteps';
import { clinics, countLive, offerPlaces } from '../testing/places';
import { openSignedIn } from '../testing/signedIn';

const start = '/app/appointments/new';
const at = clinics({ plateau: {}, pines: {} });

type Opened = Awaited<ReturnType<typeof openSignedIn>>;

/** One more visit, from the first page to the confirmation. */
const book = async ({ user, router }: Opened, time: string) => {
  await router.navigate(start);
  await searchNear(user, 'H2X');
  await take(user, time);
  await user.click(await confirmButton());
  await title('Rendez-vous confirmé');
};

describe('what the network does not allow', () => {
  it('two visits at the same hour: says so and leads to the one that stands', async () => {
    const first = await offerPlaces({ clinicId: at.plateau, times: ['09:15'] });
    const second = await offerPlaces({ clinicId: at.pines, times: ['09:20'], professional: 'Dr Karim Haddad' });
    const opened = await openSignedIn(start);
    await book(opened, '9 h 15');
    await opened.router.navigate(start);
    await searchNear(opened.user, 'H2X');
    await take(opened.user, '9 h 20');
    await opened.user.click(await confirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Vous avez déjà un rendez-vous à cette heure.');
    await opened.user.click(within(alert).getByRole('link', { name: 'Voir ce rendez-vous' }));
    await title('Votre rendez-vous');
    expect(await countLive([...first, ...second])).toBe(1);
  });

  it('a fourth visit to come: says so and leads to the list', async () => {
    const places = await offerPlaces({ clinicId: at.plateau, times: ['08:00', '10:00', '12:00', '14:00'] });
    const opened = await openSignedIn(start);
    for (const time of ['8 h', '10 h', '12 h']) await book(opened, time);
    await opened.router.navigate(start);
    await searchNear(opened.user, 'H2X');
    await take(opened.user, '14 h');
    await opened.user.click(await confirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Vous avez déjà le nombre maximal de rendez-vous à venir.');
    expect(within(alert).getByRole('link', { name: 'Voir mes rendez-vous' })).toBeVisible();
    expect(await countLive(places)).toBe(3);
  });
});
