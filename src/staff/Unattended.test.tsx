// Holds: product §8 staff
import { screen, waitFor } from '@testing-library/react';

import { clinics, dayFromNow } from '../testing/slots';
import { bookThere, following, openDayAt, rowAt } from '../testing/staffSteps';
import { server } from '../testing/underTest';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const sawLast = (ago: string) => server().sql(`update staff_sessions set last_seen_at = now() - $1::interval`, [ago]);

const isFresh = async (): Promise<unknown> => {
  const [row] = await server().sql(
    `select bool_or(last_seen_at > now() - interval '1 minute') as fresh from staff_sessions`,
  );
  return row?.['fresh'];
};

const openDay = async () => {
  const opened = await openDayAt(here.plateau, dayFromNow(1));
  await following();
  return opened;
};

const warning = () => screen.findByRole('alertdialog', { name: 'Votre session se termine bientôt' });

describe('a screen of a clinic that nobody touches', () => {
  it('keeps no session alive by reading the day again when patients book, and warns five minutes before the end', async () => {
    const { user } = await openDay();
    await sawLast('26 minutes');
    await bookThere(here.plateau, '09:15');
    await rowAt('09:15');
    expect(await isFresh()).toBe(false);
    expect(await warning()).toHaveAccessibleDescription(/se fermera à \d{1,2}\sh/);
    await user.click(screen.getByRole('button', { name: 'Garder ma session ouverte' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(await isFresh()).toBe(true);
  });

  it('is told by a session at its limit that it cannot be extended', async () => {
    const { user } = await openDay();
    await server().sql(`update staff_sessions set expires_at = now() + interval '4 minutes'`);
    await user.click(screen.getByRole('link', { name: 'Jour suivant' }));
    expect(await warning()).toHaveAccessibleDescription(/durée maximale/);
    expect(screen.queryByRole('button', { name: 'Garder ma session ouverte' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'J’ai compris' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
