// Holds: spec §1 booking, spec §7 search, product §8 search-criteria
import { screen, waitFor, within } from '@testing-library/react';

import { deviceTimeZone } from '../lib/clinicTime';
import { sayWhy, searchNear, slotButton } from '../testing/bookingSteps';
import { clinics, dayFromNow, offerSlots } from '../testing/slots';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo } from '../testing/underTest';

const start = '/app/appointments/new';
const farAway = { latitude: 46.81, longitude: -71.21, city: 'Québec', postalCode: 'G1R 4P5' };

const away = deviceTimeZone() === 'America/Halifax' ? 'Pacific/Kiritimati' : 'America/Halifax';
const at = clinics({
  quebec: farAway,
  hochelaga: farAway,
  ahuntsic: farAway,
  here: { ...farAway, timeZone: deviceTimeZone() },
  there: { ...farAway, timeZone: away },
});

describe('searching for a slot', () => {
  it('the search form names what is missing before it sends anything', async () => {
    const { user } = await openSignedIn(start);
    await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      expect.stringContaining('Choisissez la raison de la visite.'),
      expect.stringContaining('Écrivez un code postal du Québec'),
    ]);
    expect(sentTo('/api/appointment/available').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('a search without results says that nothing is free, and its suggestion finds a slot', async () => {
    await offerSlots({ clinicId: at.quebec, times: ['14:00'] });
    const { user, address } = await openSignedIn(`${start}?step=places&near=H2X&radius=10`);
    await sayWhy(user);
    expect(await screen.findByText('Aucune heure libre')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '811' }).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('button', { name: /^Chercher jusqu’à/ }));
    expect(await slotButton('14 h')).toBeVisible();
    expect(await statusSaying('1 heure libre')).toHaveFocus();
    expect(Number(/radius=(\d+)/.exec(address())?.[1])).toBeGreaterThan(200);
  });

  it('the search suggests later days when the chosen one is full', async () => {
    await offerSlots({ clinicId: at.hochelaga, times: ['15:00'], inDays: 9 });
    const day = dayFromNow(1);
    const { user } = await openSignedIn(`${start}?step=places&clinics=${at.hochelaga}&from=${day}&to=${day}`);
    await sayWhy(user);
    await user.click(await screen.findByRole('button', { name: /^Chercher du/ }));
    expect(await slotButton('15 h')).toBeVisible();
  });

  it('the search reports an unknown postal code and leads back to it', async () => {
    const { user } = await openSignedIn(start);
    await searchNear(user, 'H0H 0H0');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code postal n’est pas connu.');
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Modifier la recherche' }));
    expect(await screen.findByLabelText('Code postal')).toHaveValue('H0H');
    expect(await screen.findByLabelText('Raison de la visite')).toHaveValue('skin');
  });

  it('the search shows the next page on demand, focuses its first slot and shows the new count', async () => {
    const times = Array.from(
      { length: 32 },
      (_, at) => `${String(8 + Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
    );
    await offerSlots({ clinicId: at.ahuntsic, times });
    const { user } = await openSignedIn(`${start}?step=places&clinics=${at.ahuntsic}`);
    await sayWhy(user);
    expect(await screen.findByText('Plus de 30 heures libres')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Plus d’horaires' }));
    expect(await slotButton('15 h 30')).toHaveFocus();
    expect(await screen.findByText('32 heures libres')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Plus d’horaires' })).not.toBeInTheDocument();
    });
  });

  it('the search shows times on the clinic’s clock, and names its zone when the device shows another time', async () => {
    await offerSlots({ clinicId: at.here, times: ['09:00'], inDays: 2 });
    await offerSlots({ clinicId: at.there, times: ['09:00'], inDays: 2, professional: 'Inf. Josée Cormier' });
    const { user } = await openSignedIn(`${start}?step=places&clinics=${at.here},${at.there}`);
    await sayWhy(user);
    expect(await screen.findAllByRole('button', { name: /^9\sh,/ })).toHaveLength(2);
    expect(screen.getAllByText('heure de l’Atlantique')).toHaveLength(1);
  });
});
