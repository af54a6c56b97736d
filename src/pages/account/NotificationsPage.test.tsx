// Holds: product §4 profile
import { screen, waitFor } from '@testing-library/react';

import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { server } from '../../testing/underTest';

const box = (name: string) => screen.findByRole('checkbox', { name });
const choices = async (login: string) =>
  (
    await server().sql(
      'select notify_by_email as email, remind_3_days as d3, remind_1_day as d1 from accounts where login = $1',
      [login],
    )
  )[0];

const details = async (login: string) =>
  (await server().sql('select email_details from accounts where login = $1', [login]))[0]?.['email_details'];
const detailsBox = () => box('Dire dans ces courriels quand et où, et le prénom de la personne');

describe('what a person is told of', () => {
  it('all notifications are on at first, and the user turns each off by itself', async () => {
    const { user, login } = await openSignedIn('/app/account/notifications');
    expect(await box('Un courriel quand un message m’attend ou qu’un rendez-vous change')).toBeChecked();
    expect(await box('Un rappel la veille d’un rendez-vous')).toBeChecked();
    await user.click(await box('Un rappel trois jours avant un rendez-vous'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await title('Mon compte');
    expect(await screen.findByText('Vos choix sont enregistrés.')).toBeVisible();
    expect(await choices(login)).toEqual({ email: true, d3: false, d1: true });
    expect(await screen.findByRole('link', { name: /^Mes avis et rappels/ })).toHaveTextContent('2 avis activés');
  });

  it('the user can turn all notifications off and on again, and those that protect the account are always sent', async () => {
    const { user, login, router } = await openSignedIn('/app/account/notifications');
    for (const one of await screen.findAllByRole('checkbox')) await user.click(one);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Aucun avis')).toBeVisible();
    expect(await choices(login)).toEqual({ email: false, d3: false, d1: false });
    await router.navigate('/app/account/notifications');
    await user.click(await box('Un rappel la veille d’un rendez-vous'));
    expect(await screen.findByText(/partent toujours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await title('Mon compte');
    expect(await choices(login)).toEqual({ email: false, d3: false, d1: true });
  });

  it('the user chooses whether emails say when, where and the first name; saving another choice leaves it as it is (product §9 messages)', async () => {
    const { user, login, router } = await openSignedIn('/app/account/notifications');
    expect(await detailsBox()).toBeChecked();
    await user.click(await detailsBox());
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await title('Mon compte');
    expect(await details(login)).toBe(false);
    await router.navigate('/app/account/notifications');
    expect(await detailsBox()).not.toBeChecked();
    await user.click(await box('Un rappel la veille d’un rendez-vous'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await title('Mon compte');
    expect(await details(login)).toBe(false);
    expect(await screen.findByRole('link', { name: /^Mes avis et rappels/ })).toHaveTextContent('2 avis activés');
  });

  it('a back end of yesterday, which knows no details in emails, is neither asked about them nor sent them (product §8 capabilities)', async () => {
    const { router, user } = await openSignedIn('/app/appointments');
    const known = await (await fetch('/api/user')).text();
    const yesterday = known.replace(',"emailDetails":true', '');
    expect(yesterday).not.toBe(known);
    const sent: unknown[] = [];
    server().fault = async (request) => {
      if (!/\/api\/user$/.test(request.url)) return undefined;
      if (request.method === 'PATCH') sent.push(await request.clone().json());
      const headers = { 'content-type': 'application/json', 'X-Request-Id': 'yesterday' };
      return { instead: new Response(yesterday, { headers }) };
    };
    await router.navigate('/app/account/notifications');
    await user.click(await box('Un rappel la veille d’un rendez-vous'));
    expect(screen.queryByRole('checkbox', { name: /^Dire dans ces courriels/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await title('Mon compte');
    expect(sent).toEqual([{ notifications: { email: true, reminders3d: true, reminders1d: false } }]);
  });

  it('the account page has no row for notifications where another back end leaves no choice (product §8 capabilities)', async () => {
    const { router } = await openSignedIn('/app/appointments');
    const known = await (await fetch('/api/user')).text();
    const withoutChoice = known.replace(/"notifications":\{[^}]*\},?/, '');
    server().fault = ({ url }) =>
      /\/api\/user$/.test(url)
        ? new Response(withoutChoice, { headers: { 'content-type': 'application/json' } })
        : undefined;
    await router.navigate('/app/account');
    await screen.findByRole('link', { name: /^Mon courriel/ });
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /^Mes avis et rappels/ })).not.toBeInTheDocument();
    });
  });
});
