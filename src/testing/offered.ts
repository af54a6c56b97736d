import { screen } from '@testing-library/react';

import { noonZone, takenSlot } from './alerts';
import { sayWhy, title } from './bookingSteps';
import { openSignedIn } from './signedIn';
import { clinics } from './slots';

export const offering = clinics({ noon: { name: 'GMF du Midi', timeZone: noonZone() } });

export const slotsAddress = () => `/app/appointments/new?step=places&clinics=${offering.noon}&dayParts=afternoon`;

export const watching = async () => {
  const opened = await openSignedIn(slotsAddress());
  await sayWhy(opened.user);
  await opened.user.click(await screen.findByRole('button', { name: 'Me prévenir quand une place se libère' }));
  await opened.user.click(await screen.findByRole('link', { name: 'Voir mes alertes' }));
  await title('Mes alertes');
  return opened;
};

export const offered = async (page = '/app/home') => {
  const { spaceId, cancel } = await takenSlot(offering.noon);
  const opened = await watching();
  await cancel();
  await opened.router.navigate('/app/appointments');
  await title('Mes rendez-vous');
  await opened.router.navigate(page);
  await screen.findByRole('heading', { name: 'Une place s’est libérée pour vous' });
  return { ...opened, spaceId };
};
