import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../api/mailboxApi';
import { profileApi } from '../api/profileApi';
import { kept } from '../testing/kept';
import { goodPassword, someone } from '../testing/people';
import { field, signInByForm, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const ended = 'Votre session est terminée. Connectez-vous de nouveau pour continuer là où vous étiez.';

const nothingLeft = () => {
  expect(kept(sessionStorage)).toEqual({ lang: 'fr' });
  expect(kept(localStorage)).toEqual({ lang: 'fr' });
};

describe('a session that the server refuses (401)', () => {
  const end = () => server().sql('delete from sessions');

  it('a session refused with 401 leads to the login with the reason and the way back, and logs out once (spec §4 401-elsewhere, product §8 session-end)', async () => {
    const { store, address } = await openSignedIn('/app/home?motif=1');
    await title('Bonjour');
    await end();
    server().sent.length = 0;
    await Promise.all([
      store.dispatch(profileApi.endpoints.getUser.initiate(undefined, { forceRefetch: true })),
      store.dispatch(profileApi.endpoints.changeUser.initiate({ lang: 'fr' })),
    ]);
    expect(await screen.findByText(ended)).toBeVisible();
    expect(address()).toBe(`/login?returnUrl=${encodeURIComponent(btoa('/app/home?motif=1'))}`);
    await waitFor(() => {
      expect(sentTo('/api/logout')).toHaveLength(1);
    });
    await waitFor(nothingLeft);
  });

  it('a person whose session the server refused with 401 returns to the same page once they sign in again', async () => {
    const { login, store, user, router } = await openSignedIn('/app/home?motif=1');
    await title('Bonjour');
    await end();
    await store.dispatch(profileApi.endpoints.changeUser.initiate({ lang: 'fr' }));
    await signInByForm(user, login, 'Chalet-Bleuet-77');
    await title('Bonjour');
    expect(router.state.location).toMatchObject({ pathname: '/app/home', search: '?motif=1' });
  });

  it('a 401 leads a person who is not signed in to the login with the reason, logs nobody out, and does not loop (spec §4 401-elsewhere, product §3 login-401)', async () => {
    const { user, address } = await renderPortal('/recover');
    server().fault = ({ url }) => (url.endsWith('/api/recover') ? new Response(null, { status: 401 }) : undefined);
    await user.type(await field('Courriel'), 'marie@exemple.ca');
    await user.type(await field('Numéro d’assurance maladie (NAM)'), 'TREM85021512');
    await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
    expect(await screen.findByText(ended)).toBeVisible();
    expect(address()).toBe('/login');
    expect(sentTo('/api/logout')).toHaveLength(0);
  });
});

describe('what was typed when the session ended', () => {
  const interrupted = async () => {
    const opened = await openSignedIn('/app/appointments/new');
    await opened.user.type(await field('Code postal'), 'H2X 1Y4');
    await server().sql('delete from sessions');
    await opened.store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true }));
    await title('Se connecter');
    return opened;
  };

  it('text typed when the session ended returns once the same person signs in (product §8 session-end)', async () => {
    const { user, login } = await interrupted();
    await signInByForm(user, login, goodPassword);
    // The page is drawn again when the dependents are known: the field that counts is the one that stays.
    await waitFor(async () => {
      expect(await field('Code postal')).toHaveValue('H2X 1Y4');
    });
  });

  it('text typed when the session ended does not return for another person', async () => {
    const other = await someone();
    const { user } = await interrupted();
    await signInByForm(user, other.login, other.password);
    expect(await field('Code postal')).toHaveValue('');
  });
});
