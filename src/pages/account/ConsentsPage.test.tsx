// Holds: product §4 consents
import { screen, waitFor } from '@testing-library/react';

import { consentsApi } from '../../api/consentsApi';
import { startPageViews } from '../../app/pageViews/startPageViews';
import { configLoaded, selectConfig } from '../../features/config/configSlice';
import { title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';
import { sentence } from '../../testing/sentence';

/** The page, in a network that counts visits on the portal's own host, where the test sees what is sent. */
const openMeasured = async () => {
  const opened = await openSignedIn('/app/account/consents');
  const { store, router } = opened;
  store.dispatch(
    configLoaded({
      ...selectConfig(store.getState()),
      analytics: { adapter: 'plausible', url: '/stats', site: 'portail' },
    }),
  );
  startPageViews(store, router);
  await title('Mes consentements');
  return opened;
};
const counted = async () => {
  const bodies = await Promise.all(sentTo('/stats/api/event').map((request) => request.clone().text()));
  return bodies.map((body) => /"url":"([^"]*)"/.exec(body)?.[1]);
};
const press = (name: string) => screen.findByRole('button', { name });
const decisions = async (login: string) =>
  (
    await server().sql(
      `select kind, granted from consents where account_id = (select id from accounts where login = $1) order by decided_at, kind`,
      [login],
    )
  ).map(({ kind, granted }) => [kind, granted]);

describe('what a person agreed to', () => {
  it('the consents page shows each consent with its version and date, and audience measurement is off', async () => {
    await openSignedIn('/app/account/consents');
    await title('Mes consentements');
    expect(await screen.findAllByText(sentence(/^Accord donné le \d.+, sur la version \d+\.$/))).toHaveLength(2);
    expect(await screen.findByText('Désactivée.')).toBeVisible();
    expect(await screen.findByText(/ne mesure rien en ce moment/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Lire\u00a0: / }).map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
      '/privacy',
    ]);
  });

  it('the consents page asks again for consent to a changed text, and records the new version', async () => {
    const { login, user, router } = await openSignedIn('/app/home');
    await server().sql(
      `update consents set version = '0' where kind = 'terms' and account_id = (select id from accounts where login = $1)`,
      [login],
    );
    await router.navigate('/app/account/consents');
    expect(await screen.findByText(/sur la version 0\.$/)).toBeVisible();
    await user.click(await press('J’accepte la version 1'));
    expect(await screen.findByText('Votre choix est enregistré.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(/sur la version 0\.$/)).not.toBeInTheDocument();
    });
    expect((await decisions(login)).filter(([kind]) => kind === 'terms')).toEqual([
      ['terms', true],
      ['terms', true],
    ]);
  });

  it('the portal takes no consent to a version no longer in force: the page reloads it and says so', async () => {
    const { user } = await openSignedIn('/app/account/consents');
    server().fault = ({ method }) =>
      method === 'PUT'
        ? Response.json({ message: 'errors.textChanged', fields: { analytics: 'errors.textChanged' } }, { status: 409 })
        : undefined;
    const asked = sentTo('/api/user/consents').length;
    await user.click(await press('Activer la mesure d’audience'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce texte a changé depuis que vous l’avez ouvert.');
    await waitFor(() => {
      expect(sentTo('/api/user/consents').length).toBeGreaterThan(asked + 1);
    });
  });
});

describe('the counting of pages (spec §2 page-views)', () => {
  it('audience measurement starts once turned on here, with the route patterns, and stops at once when turned off', async () => {
    const { user, router, login } = await openMeasured();
    await router.navigate('/app/home');
    await router.navigate('/app/account/consents');
    expect(await counted()).toEqual([]);

    await user.click(await press('Activer la mesure d’audience'));
    expect(await screen.findByText(sentence(/^Activée le /))).toBeVisible();
    await router.navigate('/app/appointments/7c9e6679-7425-40de-944b-e07fc1f90ae7?x=1');
    await waitFor(async () => {
      expect(await counted()).toEqual(['http://localhost/#/app/appointments/:id']);
    });
    await router.navigate('/app/account/consents');
    await waitFor(async () => {
      expect(await counted()).toHaveLength(2);
    });

    await user.click(await press('Désactiver la mesure d’audience'));
    expect(await screen.findByText('Désactivée.')).toBeVisible();
    await router.navigate('/app/home');
    await title('Bonjour');
    expect(await counted()).toHaveLength(2);
    await waitFor(async () => {
      expect((await decisions(login)).filter(([kind]) => kind === 'analytics')).toEqual([
        ['analytics', true],
        ['analytics', false],
      ]);
    });
  });

  it('audience measurement stops on the tap, before the server knows, and resumes when the server could not be reached', async () => {
    const { user, router, store } = await openMeasured();
    const isOn = () => consentsApi.endpoints.getConsents.select()(store.getState()).data?.analytics.granted;
    await user.click(await press('Activer la mesure d’audience'));
    await screen.findByText(sentence(/^Activée le /));
    server().fault = ({ method }) => (method === 'PUT' ? 'lost before' : undefined);
    await user.click(await press('Désactiver la mesure d’audience'));
    expect(await screen.findByText('Désactivée.')).toBeVisible();
    await router.navigate('/app/home');
    await title('Bonjour');
    expect(await counted()).toEqual([]);

    await waitFor(() => {
      expect(isOn()).toBe(true);
    });
    await router.navigate('/app/appointments');
    await waitFor(async () => {
      expect(await counted()).toEqual(['http://localhost/#/app/appointments']);
    });
  });

  it('audience measurement still shows its current state, with the reason, when turning it off failed', async () => {
    const { user } = await openMeasured();
    await user.click(await press('Activer la mesure d’audience'));
    await screen.findByText(sentence(/^Activée le /));
    server().fault = ({ method }) => (method === 'PUT' ? 'lost before' : undefined);
    await user.click(await press('Désactiver la mesure d’audience'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Pas de réponse du serveur');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    expect(await screen.findByText(sentence(/^Activée le /))).toBeVisible();
  });

  it('audience measurement stops at once when turned off on another device or in another tab', async () => {
    const { user, router, login } = await openMeasured();
    await user.click(await press('Activer la mesure d’audience'));
    await screen.findByText(sentence(/^Activée le /));
    await server().sql(
      `delete from consents where kind = 'analytics' and account_id = (select id from accounts where login = $1)`,
      [login],
    );
    const asked = sentTo('/api/user/consents').length;
    await router.navigate('/app/home');
    await waitFor(() => {
      expect(sentTo('/api/user/consents').length).toBeGreaterThan(asked);
    });
    await title('Bonjour');
    expect(await counted()).toEqual([]);
  });
});
