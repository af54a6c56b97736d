// Holds: product §4 devices
import { screen, waitFor, within } from '@testing-library/react';

import { statusSaying, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

/** Signed in here and, as of an earlier day, on other devices. */
const openWith = async (devices: string[]) => {
  const opened = await openSignedIn('/app/home');
  await server().sql(
    `delete from sessions where account_id = (select id from accounts where login = $1) and device = ''
    and id <> (select id from sessions order by created_at desc limit 1)`,
    [opened.login],
  );
  for (const device of devices) {
    await server().sql(
      `insert into sessions (token_hash, id, account_id, device, created_at, last_seen_at, expires_at)
       select sha256(convert_to($2 || clock_timestamp(), 'utf8')), gen_random_uuid(), id, $2, now() - interval '2 hours', now() - interval '1 minute', now() + interval '9 hours'
       from accounts where login = $1`,
      [opened.login, device],
    );
  }
  await opened.router.navigate('/app/account/devices');
  await title('Mes appareils connectés');
  await screen.findByText('Cet appareil');
  const open = async () =>
    (
      await server().sql(
        'select device from sessions where account_id = (select id from accounts where login = $1) order by device',
        [opened.login],
      )
    ).map(({ device }) => device);
  return { ...opened, open };
};

const card = async (device: string) => screen.findByRole('article', { name: device });

describe('the list of devices', () => {
  it('the devices page lists this device first and marked, and the others with their kind and last use', async () => {
    await openWith(['Chrome · Android', 'Firefox · Windows']);
    const [first, ...others] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Cet appareil');
    expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(others).toHaveLength(2);
    expect(await card('Chrome · Android')).toHaveTextContent(
      /Connecté le \p{L}+ .+ à\s\d{1,2}\sh.*Dernière activité le/u,
    );
  });

  it('the devices page signs devices out one by one, at once, and says so', async () => {
    const { user, open } = await openWith(['Chrome · Android', 'Firefox · Windows']);
    await user.click(within(await card('Chrome · Android')).getByRole('button', { name: 'Déconnecter cet appareil' }));
    const said = await statusSaying('L’appareil est déconnecté.');
    await waitFor(() => {
      expect(said).toHaveFocus();
    });
    await waitFor(() => {
      expect(screen.queryByRole('article', { name: 'Chrome · Android' })).not.toBeInTheDocument();
    });
    expect(await open()).toEqual(['', 'Firefox · Windows']);
  });

  it('one tap signs out all devices except this one', async () => {
    const { user, open, address } = await openWith(['Chrome · Android', 'Firefox · Windows', 'Safari · iPhone']);
    await user.click(screen.getByRole('button', { name: 'Déconnecter tous les autres appareils' }));
    expect(await screen.findByText('Tous les autres appareils sont déconnectés.')).toBeVisible();
    expect(await screen.findByText('Aucun autre appareil n’est connecté.')).toBeVisible();
    expect(await open()).toEqual(['']);
    expect(address()).toBe('/app/account/devices');
  });

  it('signing out a device whose session ended meanwhile still removes it from the list', async () => {
    const { user } = await openWith(['Chrome · Android']);
    await server().sql(`delete from sessions where device = 'Chrome · Android'`);
    await user.click(within(await card('Chrome · Android')).getByRole('button', { name: 'Déconnecter cet appareil' }));
    expect(await screen.findByText('L’appareil est déconnecté.')).toBeVisible();
    expect(await screen.findByText('Aucun autre appareil n’est connecté.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the devices page keeps a device in the list when the server could not be reached, and says so', async () => {
    const { user, open } = await openWith(['Chrome · Android']);
    server().fault = ({ method }) => (method === 'DELETE' ? 'lost before' : undefined);
    await user.click(within(await card('Chrome · Android')).getByRole('button', { name: 'Déconnecter cet appareil' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de réponse du serveur');
    expect(await open()).toContain('Chrome · Android');
    expect(await card('Chrome · Android')).toBeVisible();
  });

  it('the devices page fetches its list each time it opens, because an email may have led to it', async () => {
    const { router } = await openWith([]);
    const before = sentTo('/api/user/sessions').length;
    await router.navigate('/app/account');
    await title('Mon compte');
    await router.navigate('/app/account/devices');
    await waitFor(() => {
      expect(sentTo('/api/user/sessions')).toHaveLength(before + 1);
    });
  });
});
