import { screen, within } from '@testing-library/react';

import { haveDevice, loseDevice } from '../../testing/device';
import { openSignedIn } from '../../testing/signedIn';
import { title } from '../../testing/portalSteps';
import { server } from '../../testing/underTest';

const page = '/app/account/notifications';
const press = (name: string) => screen.findByRole('button', { name });

afterEach(loseDevice);

const kindsOf = async (login: string) =>
  (await server().sql('select push_kinds as kinds from accounts where login = $1', [login]))[0];

describe('notices on a device', () => {
  it('a browser without pushes offers none', async () => {
    await openSignedIn(page);
    await screen.findByRole('heading', { name: 'Par texto' });
    expect(screen.queryByRole('heading', { name: 'Sur cet appareil' })).toBeNull();
  });

  it('a person turns pushes on for this device, chooses what comes, and turns them off', async () => {
    const { asked } = haveDevice('granted');
    const { user, login } = await openSignedIn(page);
    await user.click(await press('Recevoir des avis sur cet appareil'));
    const kinds = await screen.findByRole('group', { name: 'Ce qui vient sur cet appareil' });
    expect(asked).toEqual([expect.stringMatching(/^[\w-]{87}$/)]);
    for (const box of within(kinds).getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(within(kinds).getByRole('checkbox', { name: 'Les places qui se libèrent pour moi' }));
    await user.click(await press('Enregistrer ces avis'));
    await title('Mon compte');
    expect(await kindsOf(login)).toEqual({ kinds: ['offer'] });
    await user.click(await screen.findByRole('link', { name: /^Mes avis et rappels/ }));
    await user.click(await press('Ne plus en recevoir ici'));
    expect(await press('Recevoir des avis sur cet appareil')).toBeVisible();
    expect(await server().sql('select id from push_subscriptions')).toEqual([]);
  });

  it('a device that forbids notifications says how to allow them, and nothing is sent', async () => {
    haveDevice('denied');
    const { user } = await openSignedIn(page);
    await user.click(await press('Recevoir des avis sur cet appareil'));
    expect(await screen.findByText(/Permettez les notifications de ce site/)).toBeVisible();
    expect(await server().sql('select id from push_subscriptions')).toEqual([]);
  });
});
