// Holds: product §9 messages
import { screen, within } from '@testing-library/react';

import { haveDevice, loseDevice } from '../../testing/device';
import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const page = '/app/account/notifications';
const begin = 'Recevoir des avis sur cet appareil';
const button = (name: string) => screen.findByRole('button', { name });

afterEach(loseDevice);

const devicesOf = (login: string) =>
  server().sql('select account_id from push_subscriptions join accounts on accounts.id = account_id where login = $1', [
    login,
  ]);
const kindsOf = (login: string) =>
  server().sql(
    `select kind from news_choices join accounts on accounts.id = account_id where channel = 'push' and login = $1`,
    [login],
  );

describe('notices on a device', () => {
  it('a person turns them on for this device, chooses what comes, and turns them off: nothing is chosen at first', async () => {
    const { asked } = haveDevice('granted');
    const { user, login } = await openSignedIn(page);
    await user.click(await button(begin));
    expect(await screen.findByText('Cet appareil reçoit des avis.')).toHaveFocus();
    expect(asked).toEqual([expect.stringMatching(/^[\w-]{87}$/)]);
    expect(screen.getByText(/rien n’est choisi\s: aucun avis ne viendra/)).toBeVisible();
    const kinds = screen.getByRole('group', { name: 'Ce qui vient sur mes appareils' });
    for (const box of within(kinds).getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(within(kinds).getByRole('checkbox', { name: 'Les places qui se libèrent pour moi' }));
    await user.click(await button('Enregistrer ces avis'));
    await title('Mon compte');
    expect(screen.getByText('Vos choix d’avis sur vos appareils sont enregistrés.')).toBeVisible();
    expect(await kindsOf(login)).toEqual([{ kind: 'offer' }]);
    expect(await devicesOf(login)).toHaveLength(1);
    await user.click(await screen.findByRole('link', { name: /^Mes avis et rappels/ }));
    await user.click(await button('Ne plus en recevoir sur cet appareil'));
    expect(await button(begin)).toHaveFocus();
    expect(await devicesOf(login)).toEqual([]);
  });

  it('a device whose owner refuses is told how to allow them, and nothing is sent', async () => {
    haveDevice('default', 'denied');
    const { user } = await openSignedIn(page);
    await user.click(await button(begin));
    expect(await screen.findByText(/^Cet appareil refuse les notifications/)).toBeVisible();
    expect(sentTo('/api/user/pushes').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('a browser without pushes says so, and offers no button', async () => {
    await openSignedIn(page);
    expect(await screen.findByText(/^Ce navigateur ne peut pas recevoir d’avis/)).toBeVisible();
    expect(screen.queryByRole('button', { name: begin })).not.toBeInTheDocument();
  });

  it('an iPhone outside of the home screen says how to put the portal there', async () => {
    const { userAgent } = navigator;
    Object.defineProperty(navigator, 'userAgent', {
      configurable: true,
      value: `${userAgent} (iPhone; CPU iPhone OS)`,
    });
    await openSignedIn(page);
    expect(await screen.findByText(/ajoutez d’abord le portail à l’écran d’accueil/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'userAgent');
  });

  it('a back end without pushes shows nothing of them (product §8 capabilities)', async () => {
    haveDevice('granted');
    server().fault = ({ url }) =>
      /\/api\/user\/pushes$/.test(url)
        ? { instead: new Response('<p>404</p>', { status: 404, headers: { 'content-type': 'text/html' } }) }
        : undefined;
    await openSignedIn(page);
    await screen.findByRole('heading', { name: 'Par texto' });
    expect(screen.queryByRole('heading', { name: 'Sur cet appareil' })).not.toBeInTheDocument();
  });
});
