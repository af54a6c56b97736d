// Holds: product §8 zones
import { screen } from '@testing-library/react';

import { deviceTimeZone } from '../lib/clinicTime';
import { slotButton, title } from '../testing/bookingSteps';
import { bookAndSee, seekOtherTime } from '../testing/appointmentSteps';
import { clinics, offerSlots } from '../testing/slots';
import { openSignedIn } from '../testing/signedIn';
import { sentence } from '../testing/sentence';

const at = clinics({ halifax: { timeZone: 'America/Halifax' } });

const timesTold = (): string[] =>
  screen.getByRole('main').textContent.match(/à\u00a0\d{1,2}\u00a0h(?:\u00a0\d\d)?(?: \([^)]*\))?/g) ?? [];

const assertAllNamed = (atLeast: number) => {
  const told = timesTold();
  expect(told.length).toBeGreaterThanOrEqual(atLeast);
  for (const time of told) expect(time).toMatch(/ \(heure de l’Atlantique\)$/);
};

describe('a clinic on another clock than this device', () => {
  it('every time of an appointment, of its cancel page and of both steps of moving names the zone of a clinic on another clock', async () => {
    expect(deviceTimeZone()).toBe('America/Toronto');
    await offerSlots({ clinicId: at.halifax, times: ['09:15', '10:30'], inDays: 2 });
    const { user } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '9 h 15');
    await screen.findByText(sentence(/^jusqu’au/));
    assertAllNamed(2);
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    assertAllNamed(2);
    await user.click(screen.getByRole('link', { name: 'Garder le rendez-vous' }));
    await title('Votre rendez-vous');
    await seekOtherTime(user);
    await slotButton('10 h 30');
    assertAllNamed(1);
    expect(await screen.findByText('heure de l’Atlantique')).toBeVisible();
    await user.click(await slotButton('10 h 30'));
    await title('Vérifiez le déplacement');
    assertAllNamed(2);
  });
});
