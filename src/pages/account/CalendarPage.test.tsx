// Holds: product §4 calendar-feed
import { screen, waitFor, within } from '@testing-library/react';

import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';

const shape = /^http:\/\/[^/]+\/nosession\/api\/calendar\/[\w-]{43}\.ics$/;

const open = async () => {
  const opened = await openSignedIn('/app/account/calendar');
  await title('Mes rendez-vous dans mon calendrier');
  return opened;
};

const begin = async () => {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: 'Créer l’adresse de mon calendrier' }));
  return { ...opened, address: (await screen.findByText(shape)).textContent };
};

const answerDialog = async (user: Awaited<ReturnType<typeof open>>['user'], verb: string) => {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));
};

describe('the calendar feed', () => {
  it('the calendar feed has no address before the user asks for one, then can be copied and opened in the device’s own calendar', async () => {
    const { address, user } = await begin();
    expect(await screen.findByRole('link', { name: 'L’ouvrir dans le calendrier de cet appareil' })).toHaveAttribute(
      'href',
      address.replace('http:', 'webcal:'),
    );
    await user.click(screen.getByRole('button', { name: 'Copier l’adresse' }));
    expect(await screen.findByText('C’est copié.')).toBeVisible();
    const [copied] = await navigator.clipboard.read();
    expect(await (await copied?.getType('text/plain'))?.text()).toBe(address);
    expect((await fetch(new URL(address).pathname)).headers.get('content-type')).toMatch(/^text\/calendar/);
  });

  it('the calendar feed gets a new address after one question, and the old address stops working', async () => {
    const { address, user } = await begin();
    await user.click(screen.getByRole('button', { name: 'Changer d’adresse' }));
    await answerDialog(user, 'Ne rien changer');
    expect(await screen.findByText(address)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Changer d’adresse' }));
    await answerDialog(user, 'Changer d’adresse');
    expect(await screen.findByText((text) => shape.test(text) && text !== address)).toBeVisible();
    expect((await fetch(new URL(address).pathname)).status).toBe(404);
  });

  it('the calendar feed ends at once after one question', async () => {
    const { address, user } = await begin();
    await user.click(screen.getByRole('button', { name: 'Arrêter' }));
    await answerDialog(user, 'Arrêter');
    expect(await screen.findByText('Vos calendriers ne reçoivent plus rien.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Créer l’adresse de mon calendrier' })).toBeVisible();
    expect((await fetch(new URL(address).pathname)).status).toBe(404);
  });

  it('the account page links to the calendar feed and shows whether it is in use', async () => {
    const { router, user } = await begin();
    await router.navigate('/app/account');
    const row = await screen.findByRole('link', { name: /Mes rendez-vous dans mon calendrier/ });
    expect(await within(row).findByText('Une adresse est en service.')).toBeVisible();
    await user.click(row);
    await title('Mes rendez-vous dans mon calendrier');
  });

  it('the calendar feed leaves nothing of its secret once its page closes', async () => {
    const { address, router, store } = await begin();
    await router.navigate('/app/account/devices');
    await title('Mes appareils connectés');
    await waitFor(() => {
      expect(JSON.stringify(store.getState())).not.toContain(new URL(address).pathname);
    });
  });
});
