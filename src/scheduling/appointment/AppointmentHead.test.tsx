import { screen, within } from '@testing-library/react';

import { reserveInOtherTab, searchNear } from '../../testing/bookingSteps';
import { heardIn, seenIn } from '../../testing/onScreen';
import { renderPortal } from '../../testing/renderPortal';
import { openSignedIn, signIn } from '../../testing/signedIn';
import { clinics, offerSlots } from '../../testing/slots';

const at = clinics({ plateau: { name: 'GMF du Plateau' } });

const weekday = /(?:lun|mar|mercre|jeu|vendre|same)di|dimanche/i;
const daysIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(weekday, 'gi'))].map(([day]) => day.toLowerCase());

it('the card of an appointment says its date once: by its tile to the eyes, by its line to the ears', async () => {
  const [slot = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 5 });
  await signIn();
  await reserveInOtherTab(slot);
  await renderPortal('/app/appointments');
  const card = await screen.findByRole('article', { name: /à\s9\sh\s15$/ });
  expect(daysIn(heardIn(card))).toHaveLength(1);
  expect(daysIn(seenIn(card))).toEqual(daysIn(heardIn(card)));
});

it('a free time says its date once: by the heading above it to the eyes, by its name to the ears', async () => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 5 });
  const { user } = await openSignedIn('/app/appointments/new');
  await searchNear(user, 'H2X');
  const time = await screen.findByRole('button', { name: /^9\sh\s15/ });
  const heading = within(screen.getByRole('main')).getByRole('heading', { level: 2, name: weekday });
  expect(daysIn(time.getAttribute('aria-label') ?? '')).toEqual(daysIn(heading.textContent));
  expect(daysIn(heading.textContent)).toHaveLength(1);
  expect(daysIn(seenIn(time))).toEqual([]);
});
