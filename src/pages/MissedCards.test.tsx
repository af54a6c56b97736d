import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { aboutAppointment, threadList, withMessages } from '../testing/messages';
import { reload } from '../testing/reload';
import { openSignedIn, signIn } from '../testing/signedIn';
import { renderPortal } from '../testing/renderPortal';
import { server, type Fault } from '../testing/underTest';

const refused = (): Response =>
  new Response('{"message":"errors.unavailable"}', { status: 503, headers: { 'content-type': 'application/json' } });

/** Only while `isDown`. */
const stumbling = (...paths: string[]) => {
  const state = { isDown: true };
  server().fault = ({ url }): Fault =>
    state.isDown && paths.some((path) => new URL(url).pathname.endsWith(path)) ? { instead: refused() } : undefined;
  return () => {
    state.isDown = false;
  };
};

const retry = (name: string) => screen.findByRole('button', { name: new RegExp(`^Réessayer\\s: ${name}$`) });
/** The link of the navigation has no more than the name. */
const card = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}.+`) });

const isBack = async (name: string) => {
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: new RegExp(`${name}$`) })).not.toBeInTheDocument();
  });
  await card(name);
};

const triesAgain = async (user: UserEvent, name: string) => {
  await user.click(await retry(name));
  await isBack(name);
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a card whose call failed', () => {
  it('at home says so for the people and the alerts, and tries again', async () => {
    const mend = stumbling('/user/dependents', '/appointment/alerts');
    const { user } = await openSignedIn('/app/home');
    await title('Bonjour');
    await retry('Mes proches');
    await retry('Mes alertes');
    mend();
    await triesAgain(user, 'Mes proches');
    await triesAgain(user, 'Mes alertes');
  });

  it('recovers by itself when the person comes back to the page', async () => {
    const mend = stumbling('/user/dependents', '/appointment/alerts');
    await openSignedIn('/app/home');
    await retry('Mes proches');
    await retry('Mes alertes');
    mend();
    window.dispatchEvent(new Event('focus'));
    await isBack('Mes proches');
    await isBack('Mes alertes');
  });

  it('at home says so for the unread messages and for what is left to do', async () => {
    const { store } = await withMessages();
    await threadList();
    await waitFor(() => {
      expect(store.getState().mailbox.unread).toBe(2);
    });
    const mend = stumbling('/mailbox/threads', '/api/user');
    const { user } = await reload('/app/home');
    await user.click(await retry('Messages non lus'));
    mend();
    for (const name of ['Messages non lus', 'Mes renseignements']) {
      await user.click(await retry(name));
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: new RegExp(`${name}$`) })).not.toBeInTheDocument();
      });
    }
  });

  it('in the account says so for each row', async () => {
    const mend = stumbling('/user/calendar', '/user/sessions', '/user/consents', '/user/accesslog');
    const { user } = await openSignedIn('/app/account');
    const rows = [
      'Mes rendez-vous dans mon calendrier',
      'Mes appareils connectés',
      'Mes consentements',
      'Qui a consulté mon dossier',
    ];
    for (const row of rows) await retry(row);
    mend();
    for (const row of rows) await triesAgain(user, row);
  });

  it('on the search says that the people are not known, before the user books for the wrong one', async () => {
    const { login } = await signIn();
    await addChild(login, 'Léa');
    const mend = stumbling('/user/dependents');
    const { user } = await renderPortal('/app/appointments/new');
    await title('Prendre un rendez-vous');
    mend();
    await user.click(await retry('Mes proches'));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /Mes proches$/ })).not.toBeInTheDocument();
    });
  });

  it('among the people says so for who acts for the user', async () => {
    const mend = stumbling('/user/delegates');
    const { user } = await openSignedIn('/app/dependents');
    await user.click(await retry('Personnes qui agissent pour moi'));
    mend();
    await user.click(await retry('Personnes qui agissent pour moi'));
    expect(await screen.findByRole('heading', { name: 'Personnes qui agissent pour moi' })).toBeVisible();
  });

  it('among the clinics to choose from and in the filters says so, and tries again', async () => {
    const mend = stumbling('/api/appointment/available');
    const { user } = await openSignedIn('/app/appointments/new');
    await user.click(await screen.findByRole('radio', { name: 'Dans une clinique que je choisis' }));
    expect(screen.queryByRole('combobox', { name: 'Clinique' })).not.toBeInTheDocument();
    mend();
    await user.click(await retry('Cliniques'));
    expect(await screen.findByRole('combobox', { name: 'Clinique' })).toBeVisible();
  });

  it('in a message says so for the state of its appointment, and tries again', async () => {
    const { login } = await signIn();
    const thread = await aboutAppointment(login);
    const mend = stumbling('/appointment/history');
    const { user } = await renderPortal(`/app/mailbox/${thread}`);
    await retry('Votre rendez-vous');
    mend();
    await user.click(await retry('Votre rendez-vous'));
    expect(await screen.findByText('Réservé')).toBeVisible();
  });

  it('on the search says that a held slot is not known', async () => {
    const mend = stumbling('/api/appointment/hold');
    const { user } = await openSignedIn('/app/appointments/new');
    await title('Prendre un rendez-vous');
    await user.click(await retry('Place retenue'));
    mend();
    await user.click(await retry('Place retenue'));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /Place retenue$/ })).not.toBeInTheDocument();
    });
  });

  it('shows nothing where the back end lacks the call (product §8 capabilities)', async () => {
    server().fault = ({ url }) =>
      new URL(url).pathname.endsWith('/appointment/alerts')
        ? { instead: new Response(null, { status: 404 }) }
        : undefined;
    await openSignedIn('/app/home');
    await card('Mes proches');
    expect(screen.queryByText('Mes alertes')).not.toBeInTheDocument();
  });
});
